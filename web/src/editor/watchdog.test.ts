// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Watchdog } from "./watchdog.client";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function watch(answer: boolean) {
  const silence = vi.fn();
  const asked = vi.fn((count: number) => {
    if (answer) dog.receive(count);
  });
  const dog = new Watchdog(document, asked, silence);
  dog.start();
  return { dog, silence, asked };
}

test("a frame that answers is let be", () => {
  const { silence, asked } = watch(true);
  vi.advanceTimersByTime(20_000);
  expect(silence).not.toHaveBeenCalled();
  expect(asked.mock.calls.length).toBeGreaterThan(10);
});

test("a frame that is silent for three seconds is given up, once", () => {
  const { silence } = watch(false);
  vi.advanceTimersByTime(3500);
  expect(silence).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20_000);
  expect(silence).toHaveBeenCalledOnce();
});

test("an answer to an older question counts for nothing", () => {
  const { dog, silence } = watch(false);
  vi.advanceTimersByTime(1500);
  dog.receive(0);
  vi.advanceTimersByTime(5000);
  expect(silence).toHaveBeenCalledOnce();
});

test("while nobody looks at the page, silence means nothing", () => {
  const { silence } = watch(false);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  vi.advanceTimersByTime(20_000);
  expect(silence).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test("a watchdog that was stopped says nothing", () => {
  const { dog, silence } = watch(false);
  dog.stop();
  vi.advanceTimersByTime(20_000);
  expect(silence).not.toHaveBeenCalled();
});
