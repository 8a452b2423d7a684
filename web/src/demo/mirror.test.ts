// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { createMirror } from "./mirror";
import { mirrorFirstPaint } from "./mirroredStyles";

const leaf = "data-island='waiting' data-drawn='ltr' data-prefix='Leaf-'";

beforeEach(() => {
  document.documentElement.dir = "ltr";
  document.documentElement.dataset["rtlMarkup"] = 'data:application/json,{"Leaf-":"right"}';
  document.head.innerHTML = "<link rel='stylesheet' href='/critical.css' data-rtl=''/>";
  document.body.innerHTML = `<div ${leaf}>left</div><div ${leaf.replace("waiting", "live")}>live</div>`;
});

const links = () =>
  [...document.querySelectorAll("link")].map((link) => [link.getAttribute("href"), link.media]);

test("a page from left to right keeps its one style sheet", () => {
  mirrorFirstPaint(document);
  expect(links()).toEqual([["/critical.css", ""]]);
});

test("a page from right to left has the mirrored styles in place of its own", () => {
  document.documentElement.dir = "rtl";
  mirrorFirstPaint(document);
  expect(links()).toEqual([
    ["/critical.css", "not all"],
    [expect.stringMatching(/\/critical\.rtl\.css$/), ""],
  ]);
  expect(document.querySelector("[blocking=render]")).not.toBeNull();
});

test("mirrored styles that cannot be had leave the others in use", () => {
  document.documentElement.dir = "rtl";
  mirrorFirstPaint(document);
  document.querySelector("[blocking]")?.dispatchEvent(new Event("error"));
  expect(links()[0]).toEqual(["/critical.css", "all"]);
});

test("what sleeps is turned, there and back, and what is live is left alone", async () => {
  const mirror = createMirror(document);
  const prepared = mirror.prepare("rtl");
  document.querySelector("[data-rtl=on]")?.dispatchEvent(new Event("load"));
  await prepared;
  expect(document.body.textContent).toBe("leftlive");
  mirror.turn("rtl");
  expect(document.body.textContent).toBe("rightlive");
  expect(links().map(([, media]) => media)).toEqual(["not all", "all"]);
  mirror.turn("ltr");
  expect(document.body.textContent).toBe("leftlive");
  expect(links().map(([, media]) => media)).toEqual(["all", "not all"]);
});

test("without a network nothing turns", async () => {
  const refused = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("offline"));
  const mirror = createMirror(document);
  const prepared = mirror.prepare("rtl");
  document.querySelector("[data-rtl=on]")?.dispatchEvent(new Event("error"));
  await prepared;
  mirror.turn("rtl");
  expect(document.body.textContent).toBe("leftlive");
  expect(links()).toEqual([["/critical.css", ""]]);
  refused.mockRestore();
});
