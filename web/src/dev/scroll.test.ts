// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { keepScroll, recallScroll } from "./scroll.client";

beforeEach(() => sessionStorage.clear());

test("a page comes back where it was, once, and another page begins at its top", () => {
  expect(recallScroll(sessionStorage, "/a/")).toBeUndefined();
  keepScroll(sessionStorage, { path: "/a/", top: 320 });
  expect(recallScroll(sessionStorage, "/a/")).toBe(320);
  expect(recallScroll(sessionStorage, "/a/")).toBeUndefined();
  keepScroll(sessionStorage, { path: "/a/", top: 320 });
  expect(recallScroll(sessionStorage, "/b/")).toBeUndefined();
});
