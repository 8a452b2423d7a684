// @vitest-environment jsdom
import { expect, test, vi } from "vitest";

test("below a path, pages outside of it are not fetched", async () => {
  vi.stubEnv("BASE_URL", "/docs/");
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response("")));
  vi.stubGlobal("fetch", fetched);
  vi.useFakeTimers();
  const { startPrefetching } = await import("./prefetch.client");
  startPrefetching(document, new Event("focusin"));
  document.body.innerHTML = "<a href='/oak/'>Another site</a><a href='/docs/oak/'>A page</a>";
  for (const link of document.querySelectorAll("a")) {
    link.dispatchEvent(new Event("focusin", { bubbles: true }));
    await vi.runAllTimersAsync();
  }
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([`${location.origin}/docs/oak/`]);
});
