// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { keepScroll, recallScroll } from "./scroll.client";

beforeEach(() => {
  sessionStorage.clear();
});

test("a page comes back where it was", () => {
  keepScroll(sessionStorage, { path: "/a/", top: 320 });
  expect(recallScroll(sessionStorage, "/a/")).toBe(320);
});

test("it is told once", () => {
  keepScroll(sessionStorage, { path: "/a/", top: 320 });
  recallScroll(sessionStorage, "/a/");
  expect(recallScroll(sessionStorage, "/a/")).toBeUndefined();
});

test("another page begins at its top", () => {
  keepScroll(sessionStorage, { path: "/a/", top: 320 });
  expect(recallScroll(sessionStorage, "/b/")).toBeUndefined();
});

test("nothing was kept", () => {
  expect(recallScroll(sessionStorage, "/a/")).toBeUndefined();
});
