// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { direction } from "../../settings/preferences.client";
import type { Mirror } from "./mirror.client";
import { patience, startMirroring } from "./mirroring.client";

const prepare = vi.fn<Mirror["prepare"]>(() => Promise.resolve());
const follow = vi.fn<Mirror["follow"]>(() => Promise.resolve());
const mirror: Mirror = { prepare, follow };
const load = vi.fn(() => Promise.resolve({ createMirror: () => mirror }));

document.head.innerHTML = "<link rel='stylesheet' href='/critical.css' data-rtl=''/>";
startMirroring(document, load);

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.dir = "ltr";
});

afterEach(() => {
  vi.useRealTimers();
});

test("a page turns without what cannot be loaded, which is asked for again", async () => {
  load.mockRejectedValueOnce(new TypeError("offline"));
  direction.set("rtl");
  await vi.advanceTimersByTimeAsync(0);
  expect(direction.get()).toBe("rtl");
  expect(load.mock.calls.length).toBeGreaterThan(1);
});

test("a page does not wait for ever to turn, and no later choice is undone by that", async () => {
  prepare.mockReturnValue(new Promise(() => undefined));
  direction.set("rtl");
  await vi.advanceTimersByTimeAsync(patience - 1);
  expect(direction.get()).toBe("ltr");
  await vi.advanceTimersByTimeAsync(1);
  expect(direction.get()).toBe("rtl");
  for (const value of ["ltr", "rtl", "ltr"] as const) direction.set(value);
  await vi.advanceTimersByTimeAsync(patience);
  expect(direction.get()).toBe("ltr");
});

test("demos turn in the same task as the page, however long modules take to come again", async () => {
  await vi.advanceTimersByTimeAsync(0);
  load.mockReturnValue(new Promise(() => undefined));
  follow.mockClear();
  document.documentElement.dir = "rtl";
  await Promise.resolve();
  expect(follow).toHaveBeenCalled();
});
