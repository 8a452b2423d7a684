// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { renderMarkup } from "../testing/markup";
import { contents, heading } from "../testing/page";
import { startContentsSpy } from "./contentsSpy.client";

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => callback());
  vi.stubGlobal("innerHeight", 1000);
  location.hash = "";
  const ids = ["one", "two", "three"];
  document.body.innerHTML = renderMarkup(contents(...ids), ...ids.map(heading));
});

/** Scrolls until the headings are at `tops` and so much of the page is left `below`. */
function scroll(tops: readonly number[], below: number): void {
  document.querySelectorAll("h2").forEach((heading, index) => {
    heading.getBoundingClientRect = () => ({ top: tops[index] ?? 0 }) as DOMRect;
  });
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(1000 + below);
  dispatchEvent(new Event("scroll"));
}

function start(): void {
  startContentsSpy(document.querySelector("[data-contents]") as HTMLElement);
}

function current(): (string | null)[] {
  return [...document.querySelectorAll("[aria-current]")].map((link) => link.textContent);
}

test("the entry of the section that is being read is marked", () => {
  start();
  scroll([400, 900, 2000], 3000);
  expect(current()).toEqual([]);
  scroll([90, 600, 1700], 2700);
  expect(current()).toEqual(["one"]);
  scroll([-500, 90, 1100], 2200);
  expect(current()).toEqual(["two"]);
});

test("at the end of the page its last section is marked, however short", () => {
  start();
  scroll([-500, 200, 800], 150);
  expect(current()).toEqual(["three"]);
});

test("a section that was jumped to is marked, though it could not rise to the top", () => {
  location.hash = "#two";
  start();
  scroll([-500, 400, 800], 0);
  expect(current()).toEqual(["two"]);
});

test("an address that cannot be decoded stands in nobody's way", () => {
  start();
  location.hash = "#%E0%A4%A";
  scroll([90, 600, 1700], 2700);
  expect(current()).toEqual(["one"]);
});
