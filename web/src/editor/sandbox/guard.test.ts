import { expect, test } from "vitest";
import { createGuard, EndlessLoop, limit } from "./guard";

/** A clock and tasks that only move when they are told to. */
function newGuard() {
  let time = 0;
  const tasks: (() => void)[] = [];
  const later = (work: () => void) => tasks.push(work);
  const endTask = () => tasks.splice(0).forEach((work) => work());
  return { guard: createGuard(() => time, later), wait: (ms: number) => (time += ms), endTask };
}

test("a loop may take its time; one that takes too long is ended, and again if it catches that", () => {
  const { guard, wait } = newGuard();
  guard();
  wait(limit);
  expect(guard).not.toThrow();
  wait(1);
  expect(guard).toThrow(EndlessLoop);
  expect(guard).toThrow(EndlessLoop);
});

test("a loop that lets others work may go on for ever", () => {
  const { guard, wait, endTask } = newGuard();
  for (let turn = 0; turn < 10; turn += 1) {
    guard();
    wait(limit);
    endTask();
  }
  expect(guard).not.toThrow();
});
