// Load for `make load`, run by k6: tables with four people each, every person at a socket of its own.
// An action's time is from sending it to the update each of the others gets.
import http from "k6/http";
import { WebSocket } from "k6/experimental/websockets";
import { Counter, Trend } from "k6/metrics";
import { sleep } from "k6";

const servers = __ENV.SERVERS.split(",");
const tables = Number(__ENV.TABLES);
const groups = Number(__ENV.GROUPS);
const seconds = Number(__ENV.SECONDS);
const opening = Number(__ENV.OPENING) * 1000; // all tables are open by then, and measuring begins
const pause = (tables / Number(__ENV.RATE)) * 1000; // between two actions of one table, in milliseconds
const heard = new Trend("heard", true);
const acted = new Counter("acted");
const refused = new Counter("refused");
const opened = new Counter("opened");
const people = ["Ada", "Bo", "Cy", "Di"];

export const options = {
  scenarios: { tables: { executor: "per-vu-iterations", vus: groups, iterations: 1, maxDuration: `${seconds + 180}s` } },
  summaryTrendStats: ["med", "p(95)", "p(99)", "max"],
};

function open(begins, ends) {
  const seats = people.map((name) => ({ kind: "person", name }));
  const body = JSON.stringify({ game: "norderwind", seats });
  const made = http.post(`${servers[0]}/api/tables`, body, { headers: { "Content-Type": "application/json" } }).json();
  const last = { seat: -1, at: 0 }; // one acts at a time
  let number = 0;
  let planned = -1;
  const sockets = made.seats.map(({ seat, token }) => {
    const server = servers[seat % servers.length].replace("http", "ws");
    const socket = new WebSocket(`${server}/api/tables/${made.table}/socket`);
    socket.onopen = () => {
      opened.add(1);
      socket.send(JSON.stringify({ type: "hello", token }));
    };
    socket.onmessage = ({ data }) => {
      const now = Date.now();
      if (data.startsWith('{"type":"error"')) {
        refused.add(1);
        console.warn(data);
      }
      if (!data.startsWith('{"type":"update"')) return;
      // Only who is to act reads the whole message: 1200 a second are too many for one core beside the server's.
      if (last.at > begins && last.seat !== seat && data.includes('"fresh":false')) heard.add(now - last.at);
      if (now > ends || !data.includes('"your_turn":true') || !data.includes('"status":"playing"')) return;
      const { offers, epoch, index } = JSON.parse(data);
      if (index === planned) return; // told again because somebody came or went
      planned = index;
      setTimeout(() => {
        const action = offers[Math.floor(Math.random() * offers.length)].id;
        number += 1;
        last.seat = seat;
        last.at = Date.now();
        if (last.at > begins && last.at <= ends) acted.add(1);
        socket.send(JSON.stringify({ type: "act", epoch, index, action, key: `load-${seat}-${number}-key` }));
      }, pause * (0.5 + Math.random()));
    };
    return socket;
  });
  setTimeout(() => sockets.forEach((socket) => socket.close()), ends - Date.now() + 3000);
}

export default function () {
  const begins = Date.now() + opening;
  const ends = begins + seconds * 1000;
  sleep(Math.random() * 2);
  for (let table = 0; table < tables / groups; table += 1) {
    setTimeout(() => open(begins, ends), (0.7 * opening * table) / (tables / groups));
  }
}
