// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { createHydrationQueue } from "./hydrationQueue.client";

/** What waits for the browser to be idle. */
let idle: (() => void)[] = [];

beforeEach(() => {
  idle = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
});

async function rest(): Promise<void> {
  idle.shift()?.();
  await Promise.resolve();
  await Promise.resolve();
}

function islands(): readonly [HTMLElement, HTMLElement] {
  return [document.createElement("div"), document.createElement("div")];
}

test("an island is hydrated when the browser is idle, also one that comes after a pause", async () => {
  const [first, second] = islands();
  const hydrate = vi.fn(() => Promise.resolve());
  const queue = createHydrationQueue(hydrate);
  queue.add(first);
  expect(hydrate).not.toHaveBeenCalled();
  await rest();
  await rest();
  expect(hydrate).toHaveBeenCalledExactlyOnceWith(first);
  queue.add(second);
  await rest();
  expect(hydrate.mock.calls).toEqual([[first], [second]]);
});

test("the next one is hydrated when the one before is done and the browser is idle again", async () => {
  const [first, second] = islands();
  const ends: (() => void)[] = [];
  const firstHydration = new Promise<void>((resolve) => ends.push(resolve));
  const hydrate = vi.fn((island: HTMLElement) =>
    island === first ? firstHydration : Promise.resolve(),
  );
  const queue = createHydrationQueue(hydrate);
  queue.add(first);
  queue.add(second);
  await rest();
  await rest();
  expect(hydrate.mock.calls).toEqual([[first]]);
  ends[0]?.();
  await rest();
  await rest();
  expect(hydrate.mock.calls).toEqual([[first], [second]]);
});

test("one that is put back is hydrated after the others", async () => {
  const [first, second] = islands();
  const hydrate = vi.fn(() => Promise.resolve());
  const queue = createHydrationQueue(hydrate);
  queue.add(first);
  queue.add(second);
  queue.defer(first);
  await rest();
  await rest();
  expect(hydrate.mock.calls).toEqual([[second], [first]]);
});

test("one that is needed again does not wait for those that are not", async () => {
  const [first, second] = islands();
  const hydrate = vi.fn(() => Promise.resolve());
  const queue = createHydrationQueue(hydrate);
  queue.add(first);
  queue.add(second);
  queue.defer(first);
  queue.defer(second);
  queue.add(second);
  await rest();
  expect(hydrate.mock.calls).toEqual([[second]]);
});

test("one that never waited cannot be put back", async () => {
  const [first] = islands();
  const hydrate = vi.fn(() => Promise.resolve());
  createHydrationQueue(hydrate).defer(first);
  await rest();
  expect(hydrate).not.toHaveBeenCalled();
});
