// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { cookieStore, localStore } from "./stores.client";

test("a cookie lasts a year, on the whole site", () => {
  const written = vi.spyOn(Document.prototype, "cookie", "set");
  cookieStore.write("codeStyling", "css");
  expect(written).toHaveBeenCalledWith("codeStyling=css; path=/; max-age=31536000; samesite=lax");
});

test("a browser that forbids storage keeps nothing and breaks nothing", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(localStore.read("direction")).toBeNull();
});
