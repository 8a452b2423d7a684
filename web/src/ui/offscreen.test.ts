// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderRest, startOffscreen } from "./offscreen.client";
import { expandAll } from "./deferredMarkup.client";

const watched = new Set<Element>();

/** Tells a page that an element comes near, or has left. */
let come: (target: Element, isIntersecting?: boolean) => void;

class Observer {
  constructor(callback: (entries: readonly object[]) => void) {
    come = (target, isIntersecting = true) => {
      if (watched.has(target)) callback([{ isIntersecting, target }]);
    };
  }

  observe(element: Element): void {
    watched.add(element);
  }
}

/** Says how a reader came to the page. */
function arrive(type: string): void {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
}

/** Draws what waits for the next frame. */
let draw: () => void;

function deferredItems(...names: string[]): HTMLElement[] {
  document.body.innerHTML = names
    .map((name) => `<li id="${name}" data-offscreen="${name.split(" ")[1] ?? ""}"></li>`)
    .join("");
  const items = [...document.querySelectorAll<HTMLElement>("li")];
  const observe = startOffscreen(document);
  for (const item of items) {
    const bundle = document.createElement("noscript");
    bundle.dataset["deferred"] = "";
    bundle.textContent = `<b id="${item.id}-leaf">${item.id}</b>`;
    item.append(bundle);
    observe(item);
  }
  return items;
}

function expanded(): (string | null)[] {
  return [...document.querySelectorAll("b")].map(({ textContent }) => textContent);
}

function drawn(items: readonly HTMLElement[]): string[] {
  return items.filter((item) => item.matches("[data-near]")).map(({ id }) => id);
}

/** Sets elements below each other, in a window of 768 px. */
function place(items: readonly HTMLElement[], ...tops: number[]): void {
  placeAll(items, tops, 300);
}

function placeAll(items: readonly HTMLElement[], tops: readonly number[], height: number): void {
  vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(768);
  for (const [index, item] of items.entries()) {
    const top = tops[index] ?? 0;
    vi.spyOn(item, "getBoundingClientRect").mockReturnValue({
      top,
      bottom: top + height,
    } as DOMRect);
  }
}

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => {
    draw = callback;
    return 1;
  });
});

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("an element is expanded when a reader comes near", () => {
  const [oak, elm] = deferredItems("Oak", "Elm");
  expect(expanded()).toEqual([]);
  if (elm) come(elm);
  expect(expanded()).toEqual(["Elm"]);
  expect(elm?.dataset["offscreen"]).toBeUndefined();
  expect(oak?.dataset["offscreen"]).toBe("");
});

test("after a jump all that is less than two screens away is drawn, before anybody says that it came near", () => {
  const items = deferredItems("far above", "above", "in sight", "below", "far below");
  place(items, -1836, -1835, 700, 2303, 2304);
  document.dispatchEvent(new Event("scroll"));
  expect(expanded()).toEqual(["above", "in sight", "below"]);
  expect(drawn(items)).toEqual(["above", "in sight", "below"]);
});

test("what is expanded already is drawn when it comes near", () => {
  const items = deferredItems("Oak", "Elm");
  expandAll(document);
  place(items, 700, 9000);
  expect(drawn(items)).toEqual([]);
  document.dispatchEvent(new Event("scroll"));
  expect(drawn(items)).toEqual(["Oak"]);
});

test("what has left is up to the browser again, which remembers its height", () => {
  const [oak] = deferredItems("Oak");
  if (oak === undefined) throw new Error("There is no oak.");
  come(oak);
  expect(drawn([oak])).toEqual(["Oak"]);
  come(oak, false);
  expect(drawn([oak])).toEqual([]);
});

test("what has left and comes again is drawn before anybody says so", () => {
  const items = deferredItems("Oak", "Elm");
  const [oak] = items;
  if (oak === undefined) throw new Error("There is no oak.");
  come(oak);
  come(oak, false);
  place(items, 700, 2400);
  document.dispatchEvent(new Event("scroll"));
  expect(drawn(items)).toEqual(["Oak"]);
});

test("what has come again by the time it is said to have left stays drawn", () => {
  const items = deferredItems("Oak");
  place(items, 700);
  const [oak] = items;
  if (oak === undefined) throw new Error("There is no oak.");
  come(oak);
  come(oak, false);
  expect(drawn(items)).toEqual(["Oak"]);
});

test("what a filter leaves out stays undrawn", () => {
  const items = deferredItems("Oak", "Elm");
  placeAll(items, [0, 0], 0);
  document.dispatchEvent(new Event("scroll"));
  expect(drawn(items)).toEqual([]);
});

test("the first paint waits for what is light and a screen away too", () => {
  arrive("navigate");
  const items = deferredItems("Oak light", "Elm light");
  place(items, 1535, 1536);
  draw();
  expect(drawn(items)).toEqual(["Oak light"]);
});

test("the frame after the first paint draws what is near", () => {
  const items = deferredItems("Oak", "Elm");
  place(items, 2303, 2304);
  draw();
  expect(expanded()).toEqual([]);
  draw();
  expect(expanded()).toEqual(["Oak"]);
});

test("the target of the address stays where it shows", () => {
  const items = deferredItems("Oak", "Elm");
  const elm = items[1];
  place(items, 100, 400);
  vi.spyOn(document, "querySelector").mockImplementation((selector) =>
    selector === ":target" ? (elm ?? null) : null,
  );
  elm?.addEventListener("showfloor:expanded", () => {
    place(items, 100, 311);
  });
  const scrolled = vi.fn();
  vi.stubGlobal("scrollBy", scrolled);
  document.dispatchEvent(new Event("scroll"));
  expect(scrolled.mock.calls).toEqual([[{ top: -89, behavior: "instant" }]]);
});

test("while a page is parsed, nothing but what shows is expanded without a scroll", () => {
  const parsing = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const items = deferredItems("Oak", "Elm");
  place(items, 700, 1000);
  draw();
  draw();
  items.forEach((item) => {
    come(item);
  });
  expect(expanded()).toEqual(["Oak"]);
  parsing.mockReturnValue("interactive");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  draw();
  draw();
  expect(expanded()).toEqual(["Oak", "Elm"]);
});

test("what a tall window shows without a scroll is there at the first paint", () => {
  place(deferredItems("Oak", "Elm"), 700, 1000);
  draw();
  expect(expanded()).toEqual(["Oak"]);
});

test("what moves into the window because others are lower than was guessed is there too", () => {
  const items = deferredItems("Oak", "Elm");
  place(items, 700, 1000);
  items[0]?.addEventListener("showfloor:expanded", () => {
    place(items, 700, 720);
  });
  draw();
  expect(expanded()).toEqual(["Oak", "Elm"]);
});

test.each([
  ["an address leads into the page", "#Elm", "navigate"],
  ["a reader comes back", "", "back_forward"],
  ["a reader reloads", "", "reload"],
])("where %s, what is light is expanded as it is parsed", (_why, hash, type) => {
  history.replaceState(null, "", hash);
  arrive(type);
  deferredItems("Oak", "Elm");
  expect(expanded()).toEqual([]);
  deferredItems("Oak light", "Elm light");
  expect(expanded()).toEqual(["Oak light", "Elm light"]);
});

test("the rest is expanded whenever the browser is idle", async () => {
  deferredItems("Oak", "Elm", "Fir");
  renderRest(document);
  expect(expanded()).toEqual([]);
  await vi.waitFor(() => {
    expect(expanded()).toEqual(["Oak", "Elm", "Fir"]);
  });
});
