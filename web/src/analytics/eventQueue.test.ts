import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEventQueue, type Fields } from "./eventQueue.client";

// Specification, section 7: events and user properties are sent to a tag service.

interface Message {
  readonly id: string;
  readonly events: readonly { name: string; time: number; fields: Fields }[];
}

const sent: Message[] = [];
let hidden = false;

function newQueue() {
  const send = (message: string) => sent.push(JSON.parse(message) as Message);
  return createEventQueue("T-1", send, () => hidden);
}

const names = () => sent.map(({ events }) => events.map(({ name }) => name));

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  sent.length = 0;
  hidden = false;
});

afterEach(() => vi.useRealTimers());

test("events wait for each other and go in one batch", () => {
  const queue = newQueue();
  queue.event("a", { one: 1 });
  vi.advanceTimersByTime(4000);
  queue.event("b", {});
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1000);
  const first = { name: "a", time: 1000, fields: { one: 1 } };
  expect(sent).toEqual([{ id: "T-1", events: [first, { name: "b", time: 5000, fields: {} }] }]);
});

test("what waits goes when the page may go, and once", () => {
  const queue = newQueue();
  queue.event("a", {});
  queue.flush();
  queue.flush();
  vi.advanceTimersByTime(10_000);
  expect(names()).toEqual([["a"]]);
});

test("what happens while the page is hidden goes at once", () => {
  hidden = true;
  newQueue().event("a", {});
  expect(names()).toEqual([["a"]]);
});

test("a batch has an end", () => {
  const queue = newQueue();
  for (let count = 0; count < 21; count += 1) queue.event("a", {});
  expect(names().map((batch) => batch.length)).toEqual([20]);
});

test("properties keep their place among the events and are sent when they change", () => {
  const queue = newQueue();
  queue.set({ scheme: "light" });
  queue.event("a", {});
  queue.set({ scheme: "light" });
  queue.set({ scheme: "dark" });
  queue.flush();
  expect(names()).toEqual([["user_properties", "a", "user_properties"]]);
  expect(sent[0]?.events[2]?.fields).toEqual({ scheme: "dark" });
});

test("long texts are cut, so that a batch stays small", () => {
  const queue = newQueue();
  queue.event("a", { text: "x".repeat(600), figure: 1, none: null });
  queue.flush();
  expect(sent[0]?.events[0]?.fields).toEqual({ text: "x".repeat(500), figure: 1, none: null });
});
