// Load for `make load`, run by k6: tables with four people each, every person at a socket of its own.
// An action's time is from sending it to the update another client gets.
import http from "k6/http";
import { WebSocket } from "k6/experimental/websockets";
import { Counter, Trend } from "k6/metrics";
import { sleep } from "k6";

const servers = __ENV.SERVERS.split(",");
const tables = Number(__ENV.TABLES);
const groups = Number(__ENV.GROUPS);
const seconds = Number(__ENV.SECONDS);
const pause = (tables / Number(__ENV.RATE)) * 1000; // between two actions of one table, in milliseconds
const heard = new Trend("heard", true);
const acted = new Counter("acted");
const refused = new Counter("refused");
const opened = new Counter("opened");
const people = ["Ada", "Bo", "Cy", "Di"];

export const options = {
  scenarios: { tables: { executor: "per-vu-iterations", vus: groups, iterations: 1, maxDuration: `${seconds + 120}s` } },
  summaryTrendStats: ["med", "p(95)", "p(99)", "max"],
};

function open(ends) {
  const seats = people.map((name) => ({ kind: "person", name }));
  const body = JSON.stringify({ game: "norderwind", seats });
  const made = http.post(`${servers[0]}/api/tables`, body, { headers: { "Content-Type": "application/json" } }).json();
  const sent = {};
  let number = 0;
  const sockets = made.seats.map(({ seat, token }) => {
    const server = servers[seat % servers.length].replace("http", "ws");
    const socket = new WebSocket(`${server}/api/tables/${made.table}/socket`);
    socket.onopen = () => {
      opened.add(1);
      socket.send(JSON.stringify({ type: "hello", token }));
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "error") refused.add(1);
      if (message.type !== "update") return;
      const started = sent[message.first];
      if (started && started.seat !== seat && !message.fresh) heard.add(Date.now() - started.at);
      if (!message.your_turn || message.status !== "playing" || Date.now() > ends) return;
      setTimeout(() => {
        const action = message.offers[Math.floor(Math.random() * message.offers.length)].id;
        number += 1;
        sent[message.index] = { seat, at: Date.now() };
        acted.add(1);
        const key = `load-${seat}-${number}-key`;
        socket.send(JSON.stringify({ type: "act", epoch: message.epoch, index: message.index, action, key }));
      }, pause * (0.5 + Math.random()));
    };
    return socket;
  });
  setTimeout(() => sockets.forEach((socket) => socket.close()), ends - Date.now() + 3000);
}

export default function () {
  sleep(Math.random() * 5);
  const ends = Date.now() + seconds * 1000;
  for (let table = 0; table < tables / groups; table += 1) {
    setTimeout(() => open(ends), table * 50);
  }
}
