// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import type { IslandModule } from "./island.client";
import { replayEvents } from "./replayEvents.client";
import { createHydrate, type LoadIsland } from "./hydration.client";

/** In a document of its own, so that listeners of one test do not hear another. */
function island(attributes = ""): HTMLElement {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = `<div data-island="waiting" data-script="/leaf.js" ${attributes}>
    <button>Grow</button></div>`;
  return body.firstElementChild as HTMLElement;
}

function hydrateIsland(element: HTMLElement, load: LoadIsland): Promise<void> {
  return createHydrate(load)(element);
}

function answering(hydrate: IslandModule["hydrate"] = () => Promise.resolve()) {
  return () => Promise.resolve({ hydrate });
}

/** A script whose island, or another element, then hears of events. */
function hearing(element: Element, heard: (event: Event) => void, ...types: string[]) {
  return answering(() => {
    for (const type of types) element.addEventListener(type, heard);
    return Promise.resolve();
  });
}

beforeEach(() => {
  vi.stubGlobal("reportError", vi.fn());
});

test("an island is live when its script says so, and is hydrated once", async () => {
  const element = island();
  const hydrate = vi.fn(() => Promise.resolve());
  const rouse = createHydrate(answering(hydrate));
  await Promise.all([rouse(element), rouse(element)]);
  await rouse(element);
  expect(hydrate).toHaveBeenCalledTimes(1);
  expect(element.dataset["island"]).toBe("live");
});

test.each([
  ["", { prefix: "", prerendered: false, props: {} }],
  [
    `data-prefix="Leaf-" data-prerendered data-props='{"a":"b"}'`,
    { prefix: "Leaf-", prerendered: true, props: { a: "b" } },
  ],
])("what the markup says goes to the script: %s", async (attributes, said) => {
  const hydrate = vi.fn<IslandModule["hydrate"]>(() => Promise.resolve());
  const element = island(attributes);
  await hydrateIsland(element, answering(hydrate));
  expect(hydrate.mock.calls[0]?.[1]).toEqual(said);
  expect(element.ownerDocument.querySelectorAll("link")).toHaveLength(0);
});

test("a script that cannot be loaded leaves the markup, and can be tried again", async () => {
  const element = island();
  const markup = element.innerHTML;
  const load = vi.fn(answering()).mockRejectedValueOnce(new Error("offline"));
  const rouse = createHydrate(load);
  await rouse(element);
  expect([element.dataset["island"], element.innerHTML]).toEqual(["failed", markup]);
  expect(reportError).toHaveBeenCalledOnce();
  await rouse(element);
  expect(element.dataset["island"]).toBe("live");
});

test("chunks run in their order before the script, once for all islands", async () => {
  const first = island(`data-imports="/react.js /base.js"`);
  const second = island(`data-imports="/react.js /field.js"`);
  const load = vi.fn(answering());
  const rouse = createHydrate(load);
  await rouse(first);
  await rouse(second);
  const scripts = ["/react.js", "/base.js", "/leaf.js", "/field.js", "/leaf.js"];
  expect(load.mock.calls.flat()).toEqual(scripts);
});

test("a click before the script is there is done when it is", async () => {
  const element = island();
  const clicked = vi.fn();
  replayEvents(element.ownerDocument, createHydrate(hearing(element, clicked, "click")));
  element.querySelector("button")?.click();
  expect(clicked).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce());
});

test("a click beside an island that gives life to what is around it is done when it is live", async () => {
  const element = island();
  const { body } = element.ownerDocument;
  body.dataset["hydrates"] = "";
  const beside = body.appendChild(body.ownerDocument.createElement("button"));
  const clicked = vi.fn();
  replayEvents(body.ownerDocument, createHydrate(hearing(body, clicked, "click")));
  beside.click();
  expect(clicked).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce());
});

test("a choice beside such an island is the browser's, and is not done again", () => {
  const { body } = island().ownerDocument;
  body.dataset["hydrates"] = "";
  body.insertAdjacentHTML("beforeend", '<label><input type="checkbox" /></label>');
  const hydrate = vi.fn(() => Promise.resolve());
  replayEvents(body.ownerDocument, hydrate);
  const box = body.querySelector("input");
  box?.click();
  expect([box?.checked, hydrate.mock.calls.length]).toEqual([true, 0]);
});

test("a click while the script is on its way is done too", async () => {
  const element = island();
  const clicked = vi.fn();
  const rouse = createHydrate(hearing(element, clicked, "click"));
  replayEvents(element.ownerDocument, rouse);
  void rouse(element);
  element.querySelector("button")?.click();
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce());
});

test("a field in which the reader is already hears of it when it is live", async () => {
  const element = document.body.appendChild(island());
  const focused = vi.fn();
  element.querySelector("button")?.focus();
  await hydrateIsland(element, hearing(element, focused, "focusin"));
  expect(focused).toHaveBeenCalledOnce();
  element.remove();
});

test("an island without the focus hears of none", async () => {
  const element = document.body.appendChild(island());
  const focused = vi.fn();
  element.addEventListener("focusin", focused);
  await hydrateIsland(element, answering());
  expect(focused).not.toHaveBeenCalled();
  element.remove();
});

test("of several clicks each finds what the one before has drawn", async () => {
  const element = island();
  let drawn = 1;
  const grow = () => {
    const next = drawn + 1;
    // As React draws: when the handler is done.
    queueMicrotask(() => (drawn = next));
  };
  replayEvents(element.ownerDocument, createHydrate(hearing(element, grow, "click")));
  element.querySelector("button")?.click();
  element.querySelector("button")?.click();
  await vi.waitFor(() => expect(drawn).toBe(3));
});

test.each([
  ["a click that is meant for the browser", "click", { ctrlKey: true }],
  ["a press of another button than the first", "mousedown", { button: 1 }],
])("%s is left to the browser", (_, type, options) => {
  const element = island();
  const hydrate = vi.fn(() => Promise.resolve());
  replayEvents(element.ownerDocument, hydrate);
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...options });
  element.querySelector("button")?.dispatchEvent(event);
  expect([hydrate.mock.calls.length, event.defaultPrevented]).toEqual([0, false]);
});

test("only the click of a press on a dehydrated island is withheld from the browser", () => {
  const element = island();
  replayEvents(element.ownerDocument, () => new Promise(() => undefined));
  const prevented = ["mousedown", "mouseup", "click"].map((type) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true });
    element.querySelector("button")?.dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(prevented).toEqual([false, false, true]);
});

test("a press is done again as the events that it consisted of", async () => {
  const element = island();
  const heard: string[] = [];
  const press = ["mousedown", "mouseup", "click"];
  const load = hearing(element, ({ type }) => heard.push(type), ...press);
  replayEvents(element.ownerDocument, createHydrate(load));
  for (const type of press) {
    element.querySelector("button")?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  }
  await vi.waitFor(() => expect(heard).toEqual(press));
});

test("an island without a script stays as it is", async () => {
  const element = island();
  delete element.dataset["script"];
  const load = vi.fn(answering());
  await hydrateIsland(element, load);
  expect([element.dataset["island"], load.mock.calls.length]).toEqual(["waiting", 0]);
});

test("shared chunks are asked for at once, and once, before they are imported one by one", async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response("")));
  vi.stubGlobal("fetch", fetched);
  const element = island(`data-imports="/one.js /two.js"`);
  const load = vi.fn(answering());
  const hydrating = hydrateIsland(element, load);
  expect(fetched.mock.calls).toEqual([["/one.js"], ["/two.js"]]);
  await hydrating;
  await hydrateIsland(island(`data-imports="/two.js"`), answering());
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(load.mock.calls).toEqual([["/one.js"], ["/two.js"], [element.dataset["script"]]]);
});
