// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import type { IslandModule } from "./island";
import { replayTouches } from "./replay";
import { wake } from "./wake";

function island(attributes = ""): HTMLElement {
  document.body.innerHTML = `<div data-island="waiting" data-script="/leaf.js" ${attributes}>
    <button>Grow</button></div>`;
  return document.body.firstElementChild as HTMLElement;
}

function answering(hydrate: IslandModule["hydrate"] = () => Promise.resolve()) {
  return () => Promise.resolve({ hydrate });
}

beforeEach(() => {
  document.head.innerHTML = "";
  vi.stubGlobal("reportError", vi.fn());
});

test("an island is live when its script says so", async () => {
  const element = island();
  await wake(element, answering());
  expect(element.dataset["island"]).toBe("live");
});

test("an island is woken once", async () => {
  const element = island();
  const hydrate = vi.fn(() => Promise.resolve());
  await Promise.all([wake(element, answering(hydrate)), wake(element, answering(hydrate))]);
  await wake(element, answering(hydrate));
  expect(hydrate).toHaveBeenCalledTimes(1);
});

test("what the markup says goes to the script", async () => {
  const hydrate = vi.fn<IslandModule["hydrate"]>(() => Promise.resolve());
  await wake(
    island(`data-prefix="Leaf-" data-prerendered data-props='{"a":"b"}'`),
    answering(hydrate),
  );
  expect(hydrate.mock.calls[0]?.[1]).toEqual({
    prefix: "Leaf-",
    prerendered: true,
    props: { a: "b" },
  });
});

test("a script that cannot be loaded leaves the markup, and can be tried again", async () => {
  const element = island();
  const markup = element.innerHTML;
  await wake(element, () => Promise.reject(new Error("offline")));
  expect([element.dataset["island"], element.innerHTML]).toEqual(["failed", markup]);
  expect(reportError).toHaveBeenCalledOnce();
  await wake(element, answering());
  expect(element.dataset["island"]).toBe("live");
});

test("shared chunks are asked for at once, and once", async () => {
  const element = island(`data-imports="/react.js /base.js"`);
  await wake(element, answering());
  await wake(island(`data-imports="/base.js"`), answering());
  const links = [...document.head.querySelectorAll("link")].map((link) =>
    link.getAttribute("href"),
  );
  expect(links).toEqual(["/react.js", "/base.js"]);
});

test("a click before the script is there is done when it is", async () => {
  const element = island();
  const clicked = vi.fn();
  const hydrate = () => {
    element.addEventListener("click", clicked);
    return Promise.resolve();
  };
  replayTouches(document, (one) => wake(one, answering(hydrate)));
  element.querySelector("button")?.click();
  expect(clicked).not.toHaveBeenCalled();
  await vi.waitFor(() => {
    expect(clicked).toHaveBeenCalledOnce();
  });
});

test("a click that is meant for the browser is left to it", () => {
  const element = island();
  const woken = vi.fn(() => Promise.resolve());
  replayTouches(document, woken);
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true });
  element.querySelector("button")?.dispatchEvent(click);
  expect([woken.mock.calls.length, click.defaultPrevented]).toEqual([0, false]);
});
