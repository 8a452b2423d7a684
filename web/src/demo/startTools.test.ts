// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { chunk } from "../browser/chunk.client";
import { apart, codeFile, renderDemos, shownDemo } from "../testing/demoFrame";
import { startTools } from "./startTools.client";

const openMenu = vi.fn();
const act = vi.fn();
const load = vi.fn();
const told = vi.fn();
vi.stubGlobal("reportError", told);
startTools(document, chunk(load));

beforeEach(() => {
  openMenu.mockReset();
  act.mockReset();
  told.mockReset();
  load.mockReset().mockResolvedValue({ openMenu, act });
  const files = ["Leaf.tsx", "leaf.css"].map((name) => codeFile(name, name));
  const shown = { styling: "css", module: "oak/Leaf", ts: files, js: files, joined: apart };
  document.body.innerHTML = renderDemos(shownDemo({ variants: [shown] }));
});

const failed = `${import.meta.env.SHOWFLOOR_FAILED} ${import.meta.env.SHOWFLOOR_RETRY}`;

function button(): HTMLButtonElement {
  return document.querySelector("[data-sources]") as HTMLButtonElement;
}

function note(): Element | null {
  return button().parentElement?.querySelector("[data-note]") ?? null;
}

test("nothing is loaded before the menu, or a button beside a demo, is likely to be wanted", () => {
  const over = (element: Element | null | undefined) =>
    element?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  over(document.body);
  expect(load).not.toHaveBeenCalled();
  over(button().firstElementChild);
  button().focus();
  over(document.querySelector("[data-does]"));
  expect(load).toHaveBeenCalledTimes(3);
  expect(openMenu).not.toHaveBeenCalled();
});

test("a press opens the menu at its first item, an arrow up at its last", async () => {
  button().click();
  await vi.waitFor(() => expect(openMenu).toHaveBeenCalledWith(button(), "first"));
  button().dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
  await vi.waitFor(() => expect(openMenu).toHaveBeenLastCalledWith(button(), "last"));
});

test("while the menu is open a press is left to the browser, which closes it", () => {
  button().setAttribute("aria-expanded", "true");
  button().click();
  expect(load).not.toHaveBeenCalled();
});

test("what cannot be loaded is told only when it is wanted, and can be tried again", async () => {
  const failure = new TypeError("offline");
  load.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  button().focus();
  await Promise.resolve();
  expect(note()?.textContent).toBe("");
  button().click();
  await vi.waitFor(() => expect(note()?.textContent).toBe(failed));
  expect(told).toHaveBeenCalledExactlyOnceWith(failure);
  note()?.querySelector("button")?.click();
  await vi.waitFor(() => expect(openMenu).toHaveBeenCalledWith(button(), "first"));
  expect(note()?.textContent).toBe("");
  expect(document.activeElement).toBe(button());
});

test("a button beside a demo does what it says, and can be tried again", async () => {
  const copy = document.querySelector("[data-does]") as HTMLButtonElement;
  load.mockRejectedValueOnce(new TypeError("offline"));
  copy.click();
  await vi.waitFor(() => expect(copy.nextElementSibling?.textContent).toBe(failed));
  copy.nextElementSibling?.querySelector("button")?.click();
  await vi.waitFor(() => expect(act).toHaveBeenCalledExactlyOnceWith(copy));
  expect(openMenu).not.toHaveBeenCalled();
});
