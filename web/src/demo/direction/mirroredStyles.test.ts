// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { mirrorFirstPaint } from "./mirroredStyles.client";

beforeEach(() => {
  document.documentElement.dir = "ltr";
  document.head.innerHTML = "<link rel='stylesheet' href='/critical.css' data-rtl=''/>";
});

const links = () =>
  [...document.querySelectorAll("link")].map((link) => [link.getAttribute("href"), link.media]);

/** Writes as a script does while its page is parsed. */
const write = (html: string) => document.head.insertAdjacentHTML("beforeend", html);

test("a page from left to right keeps its one style sheet", () => {
  mirrorFirstPaint(document, write);
  expect(links()).toEqual([["/critical.css", ""]]);
});

test.each([
  ["is being parsed", write],
  ["is parsed already", undefined],
])("a right-to-left page that %s uses the mirrored styles instead of its own", (_, how) => {
  document.documentElement.dir = "rtl";
  mirrorFirstPaint(document, how);
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
