// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { createMirror, type Mirror } from "./mirror.client";
import { mirrorFirstPaint } from "./mirroredStyles.client";
import { beforeDirectionChange } from "./beforeDirectionChange.client";

const leaf = "data-island='waiting' data-drawn='ltr' data-prefix='Leaf-'";

beforeEach(() => {
  document.documentElement.dir = "ltr";
  document.documentElement.dataset["rtlMarkup"] = 'data:application/json,{"Leaf-":"right"}';
  document.head.innerHTML = "<link rel='stylesheet' href='/critical.css' data-rtl=''/>";
  document.body.innerHTML = `<div ${leaf}>left</div><div ${leaf.replace("waiting", "live")}>live</div>`;
});

const links = () =>
  [...document.querySelectorAll("link")].map((link) => [link.getAttribute("href"), link.media]);

/** Writes as a script does while its page is parsed. */
const write = (html: string) => {
  document.head.insertAdjacentHTML("beforeend", html);
};

test("a page from left to right keeps its one style sheet", () => {
  mirrorFirstPaint(document, write);
  expect(links()).toEqual([["/critical.css", ""]]);
});

test("a page from right to left has the mirrored styles in place of its own", () => {
  document.documentElement.dir = "rtl";
  mirrorFirstPaint(document, write);
  expect(links()).toEqual([
    ["/critical.css", "not all"],
    [expect.stringMatching(/\/critical\.rtl\.css$/), ""],
  ]);
});

test("a page that is parsed already is given the mirrored styles beside its own", () => {
  document.documentElement.dir = "rtl";
  mirrorFirstPaint(document);
  expect(links()).toEqual([
    ["/critical.css", "not all"],
    [expect.stringMatching(/\/critical\.rtl\.css$/), ""],
  ]);
});

test("mirrored styles that cannot be had leave the others in use", () => {
  document.documentElement.dir = "rtl";
  mirrorFirstPaint(document, write);
  document.querySelector("[data-rtl=on]")?.dispatchEvent(new Event("error"));
  expect(links()[0]).toEqual(["/critical.css", "all"]);
});

/** Turns the page when all is prepared, as happens when a direction is chosen. */
async function choose(mirror: Mirror, value: "ltr" | "rtl"): Promise<void> {
  await mirror.prepare(value);
  document.documentElement.dir = value;
}

test("what is dehydrated is turned, there and back, and what is live is left alone", async () => {
  const mirror = createMirror(document);
  const chosen = choose(mirror, "rtl");
  expect(document.documentElement.dir).toBe("ltr");
  document.querySelector("[data-rtl=on]")?.dispatchEvent(new Event("load"));
  await chosen;
  expect(document.documentElement.dir).toBe("rtl");
  await followLoaded(mirror);
  expect(document.body.textContent).toBe("rightlive");
  expect(links().map(([, media]) => media)).toEqual(["not all", "all"]);
  await choose(mirror, "ltr");
  await mirror.follow();
  expect(document.body.textContent).toBe("leftlive");
  expect(links().map(([, media]) => media)).toEqual(["all", "not all"]);
});

test("a stage in markup that is exchanged has the direction of the page", async () => {
  document.documentElement.dataset["rtlMarkup"] =
    'data:application/json,{"Leaf-":"<i data-stage></i>"}';
  document.querySelector("link")?.remove();
  const mirror = createMirror(document);
  await choose(mirror, "rtl");
  await mirror.follow();
  expect(document.querySelector<HTMLElement>("[data-stage]")?.dir).toBe("rtl");
});

test("a page turns when its live demos are ready", async () => {
  document.querySelector("link")?.remove();
  let ready: (() => void) | undefined;
  const preparing = new Promise<void>((resolve) => (ready = resolve));
  beforeDirectionChange(() => preparing);
  const chosen = choose(createMirror(document), "rtl");
  await new Promise(setImmediate);
  expect(document.documentElement.dir).toBe("ltr");
  ready?.();
  await chosen;
  expect(document.documentElement.dir).toBe("rtl");
});

test("without a network the page turns, and what is dehydrated does not", async () => {
  const refused = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("offline"));
  const mirror = createMirror(document);
  const chosen = mirror.follow();
  document.documentElement.dir = "rtl";
  await chosen;
  const followed = mirror.follow();
  document.querySelector("[data-rtl=on]")?.dispatchEvent(new Event("error"));
  await followed;
  expect(document.body.textContent).toBe("leftlive");
  expect(links()[0]?.[1]).not.toBe("not all");
  refused.mockRestore();
});

test("a page turns where somebody else answers for the network", async () => {
  document.documentElement.dataset["rtlMarkup"] = "data:text/html,<p>Sign in</p>";
  document.querySelector("link")?.remove();
  await choose(createMirror(document), "rtl");
  expect(document.documentElement.dir).toBe("rtl");
});

test("styles turn with the page, though other markup is asked for again", async () => {
  document.documentElement.dataset["rtlMarkup"] = "http://127.0.0.1:9/no-browser-asks-this-port";
  const mirror = createMirror(document);
  const chosen = choose(mirror, "rtl");
  document.querySelector("[data-rtl=on]")?.dispatchEvent(new Event("load"));
  await chosen;
  void mirror.follow();
  expect(links().map(([, media]) => media)).toEqual(["not all", "all"]);
});

/** Its sheet is loaded, which jsdom does not do. */
async function followLoaded(mirror: Mirror): Promise<void> {
  const followed = mirror.follow();
  document.querySelector("[data-rtl=on]")?.dispatchEvent(new Event("load"));
  await followed;
}
