// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { startContentsSpy } from "./contentsSpy";

let intersect: () => void = () => undefined;
vi.stubGlobal(
  "IntersectionObserver",
  class {
    constructor(callback: () => void) {
      intersect = callback;
    }
    observe(): void {
      // The test says when.
    }
  },
);

function place(tops: readonly number[]): void {
  document.querySelectorAll("h2").forEach((heading, index) => {
    heading.getBoundingClientRect = () => ({ top: tops[index] ?? 0 }) as DOMRect;
  });
  intersect();
}

function current(): string | undefined {
  return document.querySelector("[aria-current]")?.textContent ?? undefined;
}

test("the entry of the section that is being read is marked", () => {
  document.body.innerHTML = `
    <h2 id="one">One</h2><h2 id="two">Two</h2>
    <nav><ol><li><a href="#one">One</a></li><li><a href="#two">Two</a></li></ol></nav>`;
  startContentsSpy(document.querySelector("ol") as HTMLElement);

  place([400, 900]);
  expect(current()).toBeUndefined();
  place([90, 600]);
  expect(current()).toBe("One");
  place([-500, 90]);
  expect(current()).toBe("Two");
});
