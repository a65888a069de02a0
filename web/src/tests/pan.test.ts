import { describe, expect, test } from "vitest";
import { Fingers, FIT, kept, pulled } from "../board/pan";

const frame = { width: 400, height: 300 };

describe("a chart under two fingers", () => {
    test("what lies under the fingers stays under them", () => {
        const look = pulled(FIT, 2, { x: 100, y: 150 }, { x: 100, y: 150 }, frame);
        expect(look).toEqual({ scale: 2, x: -100, y: -150 });
        expect(pulled(look, 1, { x: 200, y: 100 }, { x: 180, y: 90 }, frame)).toEqual({ scale: 2, x: -120, y: -160 });
    });
    test("always fills its frame", () => {
        expect(kept({ scale: 2, x: 50, y: -900 }, frame)).toEqual({ scale: 2, x: 0, y: -300 });
        expect(pulled({ scale: 2, x: -100, y: -50 }, 0.1, { x: 0, y: 0 }, { x: 0, y: 0 }, frame)).toEqual({
            scale: 1,
            x: 0,
            y: 0,
        });
    });
    test("is drawn only so near", () => {
        expect(pulled(FIT, 99, { x: 0, y: 0 }, { x: 0, y: 0 }, frame).scale).toBe(3.5);
    });
});

describe("fingers on a chart", () => {
    const close = { scale: 2, x: -100, y: -100 };
    test("one finger does not move a chart that is shown whole", () => {
        const fingers = new Fingers();
        fingers.down(1, { x: 10, y: 10 }, true, false);
        expect(fingers.move(1, { x: 90, y: 10 }, FIT, frame)).toBe(FIT);
        expect(fingers.endsMove()).toBe(false);
    });
    test("one finger moves a chart that is near, once it has left its place", () => {
        const fingers = new Fingers();
        fingers.down(1, { x: 100, y: 100 }, true, false);
        expect(fingers.move(1, { x: 105, y: 100 }, close, frame)).toBe(close);
        expect(fingers.move(1, { x: 130, y: 90 }, close, frame)).toEqual({ scale: 2, x: -70, y: -110 });
        fingers.up(1);
        expect([fingers.has(1), fingers.endsMove(), fingers.endsMove()]).toEqual([false, true, false]);
    });
    test("two fingers that part draw the chart nearer, around their middle", () => {
        const fingers = new Fingers();
        fingers.down(1, { x: 150, y: 150 }, true, false);
        fingers.down(2, { x: 250, y: 150 }, false, false);
        expect(fingers.move(2, { x: 350, y: 150 }, FIT, frame)).toEqual({ scale: 2, x: -150, y: -150 });
    });
    test("two fingers at one point divide by nothing", () => {
        const fingers = new Fingers();
        fingers.down(1, { x: 50, y: 50 }, true, false);
        fingers.down(2, { x: 50, y: 50 }, false, false);
        expect(fingers.move(2, { x: 52, y: 50 }, FIT, frame).scale).toBe(2);
    });
    test("what is dragged for itself leaves a near chart where it is, but a second finger moves it", () => {
        const fingers = new Fingers();
        fingers.down(1, { x: 100, y: 100 }, true, true);
        expect(fingers.move(1, { x: 180, y: 100 }, close, frame)).toBe(close);
        fingers.down(2, { x: 280, y: 100 }, false, true);
        expect(fingers.move(2, { x: 380, y: 100 }, close, frame).scale).toBe(3.5);
    });
    test("a first finger forgets those of a touch that was never ended", () => {
        const fingers = new Fingers();
        fingers.down(7, { x: 0, y: 0 }, false, false);
        fingers.down(1, { x: 100, y: 100 }, true, false);
        expect([fingers.has(7), fingers.has(1)]).toEqual([false, true]);
    });
});
