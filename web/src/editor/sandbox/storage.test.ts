// @vitest-environment jsdom
import { expect, test } from "vitest";
import { provideStorage } from "./storage.client";

test("what is stored is there until it is removed", () => {
  provideStorage(window);
  localStorage.setItem("a", "1");
  sessionStorage.setItem("b", "2");
  expect([localStorage.getItem("a"), localStorage.length, localStorage.key(0)]).toEqual([
    "1",
    1,
    "a",
  ]);
  localStorage.removeItem("a");
  expect(localStorage.getItem("a")).toBeNull();
  sessionStorage.clear();
  expect(sessionStorage.length).toBe(0);
});
