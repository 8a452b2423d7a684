// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { IslandModule } from "./island.client";
import { startFeatures } from "../page/moments.client";
import { islands } from "./startIslands.client";

/** How far below the first pixel of the page an island begins. */
const tops = new WeakMap<Element, number>();

/** An observer of a window whose height is `innerHeight`, with the margin that it is asked for. */
class Viewport {
  readonly #observed = new Map<Element, boolean>();
  readonly #margin: number;
  readonly #report: (entries: readonly object[]) => void;

  constructor(
    report: (entries: readonly object[]) => void,
    { rootMargin }: { rootMargin: string },
  ) {
    this.#report = report;
    this.#margin = parseInt(rootMargin);
    viewports.push(this);
  }

  get count(): number {
    return this.#observed.size;
  }

  observe(target: Element): void {
    this.#observed.set(target, false);
    this.scrollTo(0);
  }

  unobserve(target: Element): void {
    this.#observed.delete(target);
  }

  scrollTo(top: number): void {
    for (const [target, before] of this.#observed) {
      const distance = (tops.get(target) ?? 0) - top;
      const isIntersecting = distance >= -this.#margin && distance <= innerHeight + this.#margin;
      this.#observed.set(target, isIntersecting);
      if (isIntersecting !== before) this.#report([{ isIntersecting, target }]);
    }
  }
}

const viewports: Viewport[] = [];

function scrollTo(top: number): void {
  for (const viewport of viewports) viewport.scrollTo(top);
}

const hydrate = vi.fn<IslandModule["hydrate"]>(() => Promise.resolve());
const load = vi.fn(() => Promise.resolve({ hydrate }));

/** A document with an island at each of these distances from its top. */
function page(...distances: readonly number[]): Document {
  const root = document.implementation.createHTMLDocument();
  // jsdom loads nothing for it, and never says that it has.
  Object.defineProperty(root, "readyState", { value: "complete", configurable: true });
  for (const top of distances) {
    const island = root.body.appendChild(root.createElement("div"));
    Object.assign(island.dataset, { island: "waiting", script: "/leaf.js" });
    island.append(root.createElement("button"));
    tops.set(island, top);
  }
  return root;
}

function states(root: Document): (string | undefined)[] {
  const islands = root.querySelectorAll<HTMLElement>("[data-island]");
  return [...islands].map(({ dataset }) => dataset["island"]);
}

beforeEach(() => {
  vi.useFakeTimers();
  viewports.length = 0;
  hydrate.mockClear();
  load.mockClear();
  vi.stubGlobal("IntersectionObserver", Viewport);
  vi.stubGlobal("reportError", vi.fn());
});

afterEach(() => vi.useRealTimers());

test("an island is live before a reader who scrolls sees it, and one further away is not", async () => {
  const root = page(innerHeight + 256, innerHeight + 257);
  startFeatures(root, [islands(load)]);
  await vi.runAllTimersAsync();
  expect(states(root)).toEqual(["live", "waiting"]);
  scrollTo(1);
  await vi.runAllTimersAsync();
  expect(states(root)).toEqual(["live", "live"]);
});

test("an island that is pointed at, pressed or focused does not wait until it comes near", async () => {
  for (const type of ["pointerover", "pointerdown", "focusin"]) {
    const root = page(9000, 9000);
    startFeatures(root, [islands(load)]);
    root.querySelector("button")?.dispatchEvent(new Event(type, { bubbles: true }));
    await vi.runAllTimersAsync();
    expect(states(root)).toEqual(["live", "waiting"]);
  }
});

test("an island is hydrated by a touch that what it holds keeps to itself", async () => {
  const root = page(9000);
  startFeatures(root, [islands(load)]);
  const button = root.querySelector("button");
  button?.addEventListener("pointerover", (event) => event.stopPropagation());
  button?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  await vi.runAllTimersAsync();
  expect(states(root)).toEqual(["live"]);
});

test("a press beside all islands does nothing, and is no mistake", async () => {
  const mistake = vi.fn();
  addEventListener("error", mistake);
  const island = page(9000).body.firstElementChild as HTMLElement;
  document.body.replaceChildren(island, document.createElement("p"));
  document.querySelector("p")?.append(document.createElement("button"));
  startFeatures(document, [islands(load)]);
  for (const type of ["pointerover", "pointerdown", "click"]) {
    document.querySelector("p")?.dispatchEvent(new Event(type, { bubbles: true }));
    document.querySelector("p button")?.dispatchEvent(new Event(type, { bubbles: true }));
  }
  await vi.runAllTimersAsync();
  removeEventListener("error", mistake);
  expect([mistake.mock.calls, load.mock.calls]).toEqual([[], []]);
});

test("a click on an island that is far away is done when it is live", async () => {
  const root = page(9000);
  const clicked = vi.fn();
  hydrate.mockImplementationOnce((island) => {
    island.addEventListener("click", clicked);
    return Promise.resolve();
  });
  startFeatures(root, [islands(load)]);
  root.querySelector("button")?.click();
  await vi.runAllTimersAsync();
  expect(clicked).toHaveBeenCalledOnce();
});

test("an island that a reader has scrolled past is hydrated after the one that shows", async () => {
  const root = page(0, 3000);
  startFeatures(root, [islands(load)]);
  scrollTo(3000);
  await vi.runAllTimersAsync();
  const order = hydrate.mock.calls.map(([island]) => tops.get(island));
  expect(order).toEqual([3000, 0]);
});

test("an island that is live is observed no more", async () => {
  const root = page(0);
  startFeatures(root, [islands(load)]);
  await vi.runAllTimersAsync();
  expect(viewports.map(({ count }) => count)).toEqual([0]);
});

test("the button in the note after an island that failed tries it again", async () => {
  const root = page(0);
  const note = `<p><button data-island-retry><i>Retry</i></button></p>`;
  root.querySelector("[data-island]")?.insertAdjacentHTML("afterend", note);
  load.mockRejectedValueOnce(new Error("offline"));
  startFeatures(root, [islands(load)]);
  await vi.runAllTimersAsync();
  expect(states(root)).toEqual(["failed"]);
  root.querySelector<HTMLElement>("[data-island-retry] i")?.click();
  await vi.runAllTimersAsync();
  expect(states(root)).toEqual(["live"]);
});

test("nothing is observed before the page has loaded what it shows", () => {
  const root = page(0);
  const loaded = new EventTarget();
  Object.defineProperties(root, {
    readyState: { value: "interactive" },
    defaultView: { value: loaded },
  });
  startFeatures(root, [islands(load)]);
  expect(viewports.map(({ count }) => count)).toEqual([0]);
  loaded.dispatchEvent(new Event("load"));
  expect(viewports.map(({ count }) => count)).toEqual([1]);
});

test("a page without islands observes nothing", () => {
  startFeatures(page(), [islands(load)]);
  expect(viewports.map(({ count }) => count)).toEqual([0]);
});
