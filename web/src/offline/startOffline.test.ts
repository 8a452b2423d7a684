// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chunk } from "../browser/chunk.client";
import { startFeatures } from "../page/moments.client";
import { offline } from "./startOffline.client";

// Specification, sections 1 and 7: only on the product's own host.

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { serviceWorker: {} });
  vi.stubGlobal("reportError", vi.fn());
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

async function registered(hosts: readonly string[]): Promise<boolean> {
  const register = vi.fn(() => Promise.resolve());
  const loader = chunk(() => Promise.resolve({ register }));
  startFeatures(document, [offline(hosts, loader)]);
  await vi.runAllTimersAsync();
  return register.mock.calls.length > 0;
}

test("the worker is registered on the site's own hosts", async () =>
  expect(await registered(["docs.example", location.hostname])).toBe(true));

test("on other hosts nothing is registered", async () =>
  expect(await registered(["docs.example"])).toBe(false));

test("nothing is registered while the site is written, or in a browser without workers", async () => {
  document.body.innerHTML = '<script type="module" data-dev-state="a"></script>';
  expect(await registered([location.hostname])).toBe(false);
  document.body.innerHTML = "";
  vi.stubGlobal("navigator", {});
  expect(await registered([location.hostname])).toBe(false);
});
