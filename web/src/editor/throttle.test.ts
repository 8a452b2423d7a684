import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Throttle } from "./throttle";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function paced() {
  const pacer = new Throttle(100);
  const done: number[] = [];
  return { pacer, done, add: (value: number) => pacer.run(() => done.push(value)) };
}

test("the first of many is done at once, and the last of each interval", () => {
  const { done, add } = paced();
  for (let value = 0; value < 1000; value += 1) add(value);
  expect(done).toEqual([0]);
  vi.advanceTimersByTime(100);
  expect(done).toEqual([0, 999]);
  add(1000);
  vi.advanceTimersByTime(99);
  expect(done).toEqual([0, 999]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual([0, 999, 1000]);
});

test("what comes after a pause is done at once", () => {
  const { done, add } = paced();
  add(1);
  vi.advanceTimersByTime(100);
  add(2);
  expect(done).toEqual([1, 2]);
});

test("what waits is forgotten when it is stopped", () => {
  const { pacer, done, add } = paced();
  add(1);
  add(2);
  pacer.stop();
  vi.advanceTimersByTime(1000);
  add(3);
  expect(done).toEqual([1, 3]);
});
