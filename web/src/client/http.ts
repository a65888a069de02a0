/** JSON over HTTP. Every refusal is a `Refusal` that speaks in a sentence. */

import { language } from "./settings.svelte";
import type * as wire from "./wire";

export class Refusal extends Error {
    constructor(
        readonly error: string,
        message: string,
        readonly rule: string | null = null,
    ) {
        super(message);
    }
}

async function ask<T>(method: string, path: string, token?: string, body?: unknown): Promise<T> {
    const headers: Record<string, string> = { "Accept-Language": language() };
    if (token) headers.Authorization = `Bearer ${token}`;
    if (body !== undefined) headers["Content-Type"] = "application/json";
    const answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
    if (!answer.ok) throw await refusal(answer);
    const type = answer.headers.get("Content-Type") ?? "";
    return (type.includes("json") ? await answer.json() : await answer.text()) as T;
}

async function refusal(answer: Response): Promise<Refusal> {
    const problem = (await answer.json().catch(() => ({}))) as Partial<wire.Problem>;
    return new Refusal(problem.error ?? String(answer.status), problem.message ?? answer.statusText, problem.rule);
}

/** A word for a request: sent twice, it is done once. */
export function newKey(): string {
    return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join(
        "",
    );
}

const table = (id: string, rest: string): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
    games: () => ask<wire.Games>("GET", "/api/games"),
    edition: (game: string, edition: string) =>
        ask<wire.Edition>("GET", `/api/games/${encodeURIComponent(game)}/editions/${encodeURIComponent(edition)}`),
    tableEdition: (id: string, token: string) => ask<wire.Edition>("GET", table(id, "/edition"), token),
    checkEdition: (draft: wire.EditionDraft) =>
        ask<wire.CheckedEdition>("POST", "/api/editions/check", undefined, draft),
    tryEdition: async (asked: wire.TrialRequest): Promise<wire.Trial> =>
        await ask<wire.Trial>("POST", "/api/editions/trial", undefined, asked),
    lesson: async (asked: wire.LessonRequest): Promise<wire.LessonMoment> =>
        await ask<wire.LessonMoment>("POST", "/api/lessons", undefined, asked),
    example: async (asked: wire.ExampleRequest): Promise<wire.ExampleMoment> =>
        await ask<wire.ExampleMoment>("POST", "/api/examples", undefined, asked),
    puzzles: (game: string) => ask<wire.PuzzleList>("GET", `/api/puzzles/${encodeURIComponent(game)}`),
    puzzle: async (asked: wire.PuzzleRequest): Promise<wire.PuzzleMoment> =>
        await ask<wire.PuzzleMoment>("POST", "/api/puzzles", undefined, asked),
    create: (body: wire.CreateTable) => ask<wire.Created>("POST", "/api/tables", undefined, body),
    lobby: () => ask<wire.Tables>("GET", "/api/lobby"),
    mine: (tables: { table: string; token: string }[]) => ask<wire.Tables>("POST", "/api/mine", undefined, { tables }),
    join: (id: string, body: { name: string; code?: string; seat?: number }, former?: string) =>
        ask<wire.Joined>("POST", table(id, "/join"), former, body),
    look: (id: string, code?: string) => ask<wire.Summary>("GET", table(id, ""), code),
    addBot: (id: string, token: string, body: wire.AddBot) => ask<wire.Done>("POST", table(id, "/bots"), token, body),
    removeBot: (id: string, token: string, seat: number) =>
        ask<wire.Done>("POST", table(id, "/bots/remove"), token, { seat }),
    claim: (id: string, code: string, name: string | null = null) =>
        ask<wire.Joined>("POST", table(id, "/claim"), undefined, { code, name }),
    handover: (id: string, token: string) => ask<wire.Code>("POST", table(id, "/handover"), token),
    leave: (id: string, token: string) => ask<wire.Code>("POST", table(id, "/leave"), token, {}),
    back: (id: string, token: string) => ask<wire.Done>("POST", table(id, "/return"), token),
    rematch: (id: string, token: string) => ask<wire.Created>("POST", table(id, "/rematch"), token),
    sync: (id: string, token: string, epoch = 0, index = 0) =>
        ask<wire.Update>("GET", table(id, `/sync?epoch=${epoch}&index=${index}`), token),
    act: (id: string, token: string, body: { epoch: number; index: number; action: number; key: string }) =>
        ask<wire.Ack>("POST", table(id, "/actions"), token, body),
    why: (id: string, token: string, action: string) =>
        ask<wire.Why>("GET", table(id, `/why?token=${encodeURIComponent(action)}`), token),
    hints: (id: string, token: string) => ask<wire.Hints>("POST", table(id, "/hints"), token),
    botReasons: (id: string, token: string) => ask<wire.BotReasons>("POST", table(id, "/reasons"), token),
    propose: (id: string, token: string, body: { kind: wire.Proposal["kind"]; steps?: number; seat?: number }) =>
        ask<wire.Proposal>("POST", table(id, "/proposals"), token, body),
    vote: (id: string, token: string, proposal: number, accept: boolean) =>
        ask<wire.Done>("POST", table(id, `/proposals/${proposal}`), token, { accept }),
    friendLink: (id: string, token: string, proposal: number) =>
        ask<wire.Code>("POST", table(id, `/proposals/${proposal}/link`), token),
    kick: (id: string, token: string, seat: number) => ask<wire.Done>("POST", table(id, "/kick"), token, { seat }),
    setChat: (id: string, token: string, chat: boolean) =>
        ask<wire.Done>("POST", table(id, "/settings"), token, { chat }),
    mute: (id: string, token: string, seat: number, muted: boolean) =>
        ask<wire.Chat>("POST", table(id, "/mute"), token, { seat, muted }),
    report: (id: string, token: string, body: wire.Report) =>
        ask<wire.Done>("POST", table(id, "/reports"), token, body),
    policy: () => ask<wire.Policy>("GET", "/api/privacy"),
    exportSeat: (id: string, token: string) => ask<wire.SeatData>("POST", "/api/privacy/export", token, { table: id }),
    forgetSeat: (id: string, token: string) =>
        ask<{ table: boolean }>("POST", "/api/privacy/forget", token, { table: id }),
    events: (id: string, token: string, first: number) =>
        ask<wire.Events>("GET", table(id, `/events?first=${first}`), token),
    moment: (id: string, token: string, index: number) =>
        ask<wire.Moment>("GET", table(id, `/moments/${index}`), token),
    record: (id: string, token: string) => ask<{ record: string }>("GET", table(id, "/record"), token),
    replay: (record: string, index: number, viewer = -3) =>
        ask<wire.Replay>("POST", "/api/replay", undefined, { record, index, viewer }),
    review: (record: string, since: number, deep = false) =>
        ask<wire.Review>("POST", "/api/review", undefined, { record, since, deep }),
    openAnalysis: (asked: Partial<wire.AnalysisBegin>) =>
        ask<wire.Analysis>("POST", "/api/analysis/open", undefined, asked),
    lookAtAnalysis: (asked: wire.AnalysisLook) =>
        ask<wire.AnalysisMoment>("POST", "/api/analysis/look", undefined, asked),
    judgeAnalysis: (asked: wire.AnalysisQuestion) =>
        ask<wire.AnalysisJudgement>("POST", "/api/analysis/judge", undefined, asked),
    analysisOf: (id: string, token: string, draw = 0) =>
        ask<{ text: string }>("GET", table(id, `/analysis?draw=${draw}`), token),
    qr: (text: string) => ask<string>("POST", "/api/qr", undefined, { text }),
};
