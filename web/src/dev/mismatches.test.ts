// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import type { Problem } from "./events";
import { followMismatches } from "./mismatches.client";

const differs = "Hydration failed because the server rendered text didn't match the client. As";
const report = vi.fn<(problem: Problem, island: HTMLElement) => void>();
followMismatches(window, report);

beforeEach(() => {
  report.mockClear();
  document.body.innerHTML = `<figure data-demo="Leaf"><p data-island="loading"></p></figure>`;
});

function fail(error: unknown): void {
  window.dispatchEvent(new ErrorEvent("error", { error }));
}

test("markup that differs is told with its demo", () => {
  fail(new Error(differs));
  expect(report.mock.calls).toEqual([
    [
      {
        place: null,
        what: "the demo Leaf is drawn otherwise in a browser than on the server",
        why: "React removes the markup that the page was sent with and draws the demo again: it jumps",
        fix:
          "draw first what the server draws; read times, random numbers, sizes and stored values " +
          'in an effect; or write "client" after its name in "::demo"',
      },
      document.querySelector("[data-island]"),
    ],
  ]);
});

test("other errors, and markup of no demo, are not told", () => {
  fail(new Error("the leaf fell"));
  fail("Hydration failed");
  document.body.innerHTML = "";
  fail(new Error(differs));
  expect(report).not.toHaveBeenCalled();
});
