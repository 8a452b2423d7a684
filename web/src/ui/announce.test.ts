// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { noteOf, announce } from "./announce.client";

beforeEach(() => {
  document.body.innerHTML = `<div role="toolbar"><button>Copy</button><i data-note></i></div><p></p>`;
});

function note(): Element {
  return noteOf(document.querySelector("button") as Element) as Element;
}

function press(selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
}

test("a note with a time stays so long, also where another one was there before", () => {
  vi.useFakeTimers();
  announce(note(), "Copied", 100);
  announce(note(), "Denied", 200);
  vi.advanceTimersByTime(150);
  expect(note().textContent).toBe("Denied");
  vi.advanceTimersByTime(50);
  expect(note().textContent).toBe("");
  vi.useRealTimers();
});

test("a note without a time stays until a press outside of its toolbar, or Escape", () => {
  announce(note(), "Failed");
  press("button");
  expect(note().textContent).toBe("Failed");
  press("p");
  expect(note().textContent).toBe("");
  announce(note(), "Failed");
  for (const key of ["a", "Escape"]) {
    expect(note().textContent).toBe("Failed");
    document.dispatchEvent(new KeyboardEvent("keydown", { key }));
  }
  expect(note().textContent).toBe("");
});
