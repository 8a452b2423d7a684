import { expect, test } from "vitest";
import { createGuard, EndlessLoop, limit } from "./guard";

/** A clock and tasks that only move when they are told to. */
function newGuard() {
  let time = 0;
  const tasks: (() => void)[] = [];
  const guard = createGuard(
    () => time,
    (work) => tasks.push(work),
  );
  return {
    guard,
    wait: (ms: number) => (time += ms),
    endTask: () => {
      for (const work of tasks.splice(0)) work();
    },
  };
}

test("a loop may take its time", () => {
  const { guard, wait } = newGuard();
  guard();
  wait(limit);
  expect(guard).not.toThrow();
});

test("a loop that takes too long is ended", () => {
  const { guard, wait } = newGuard();
  guard();
  wait(limit + 1);
  expect(guard).toThrow(EndlessLoop);
});

test("who catches that is ended again", () => {
  const { guard, wait } = newGuard();
  guard();
  wait(limit + 1);
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
