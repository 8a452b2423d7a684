// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { cookieMemory, localMemory } from "./memory.client";

test("a cookie lasts a year, on the whole site", () => {
  const written = vi.spyOn(Document.prototype, "cookie", "set");
  cookieMemory.write("codeStyling", "css");
  expect(written).toHaveBeenCalledWith("codeStyling=css; path=/; max-age=31536000; samesite=lax");
});

test("a browser that forbids storage keeps nothing and breaks nothing", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(localMemory.read("direction")).toBeNull();
});
