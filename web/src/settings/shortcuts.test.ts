// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { keys, startShortcuts } from "./startShortcuts.client";
import { singleKeys } from "./choices.client";
import { t } from "../testing/shell";
import { press, shortcuts } from "./shortcuts.client";
import { showShortcuts } from "./shortcutsDialog.client";

const pressed = vi.fn();

beforeEach(() => {
  singleKeys.set("on");
  pressed.mockClear();
  document.body.innerHTML = "";
});

startShortcuts(document, () => Promise.resolve({ press: pressed }));

async function type(key: string, on: Element = document.body, more: KeyboardEventInit = {}) {
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  await Promise.resolve();
  return pressed.mock.calls.map(([name]: unknown[]) => name);
}

test("the script of every page listens for the keys that do something", () => {
  const single = shortcuts.filter(({ run }) => run !== undefined).flatMap((one) => one.keys);
  expect(Array.from(keys).sort()).toEqual(single.sort());
});

test("a single key does what it is there for", async () => {
  expect(await type("?")).toEqual(["?"]);
  expect(await type("x")).toEqual(["?"]);
});

test("nothing is taken from those who write, from demos, and from other shortcuts", async () => {
  document.body.innerHTML =
    "<input><textarea></textarea><select></select><div data-stage><button></button></div>" +
    "<dialog open><input><button></button></dialog><div role=menu><button></button></div>";
  for (const element of document.querySelectorAll("input, textarea, select, button")) {
    expect(await type("d", element)).toEqual([]);
  }
  expect(await type("d", document.body, { ctrlKey: true })).toEqual([]);
  expect(await type("d", document.body, { metaKey: true })).toEqual([]);
  expect(await type("d", document.body, { isComposing: true })).toEqual([]);
});

test("a dialog that is closed keeps no keys, though it has the focus until the next frame", async () => {
  document.body.innerHTML = "<dialog><input></dialog>";
  const input = document.querySelector("input") ?? document.body;
  expect(input).toBeInstanceOf(HTMLInputElement);
  expect(await type("d", input)).toEqual(["d"]);
});

test("single keys can be switched off, as WCAG 2.1.4 asks", async () => {
  singleKeys.set("off");
  expect(await type("?")).toEqual([]);
});

test("keys turn the scheme, open the settings and follow the links of a page", () => {
  document.body.innerHTML =
    '<details data-menu="settings"><summary>Settings</summary></details><a rel="next" href="#n"></a>';
  document.documentElement.dataset["colorScheme"] = "light";
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  press("d");
  expect(document.documentElement.dataset["colorScheme"]).toBe("dark");
  press(",");
  expect(document.querySelector("details")?.open).toBe(true);
  const followed = vi.fn();
  document.querySelector("a")?.addEventListener("click", followed);
  press("p");
  expect(followed).not.toHaveBeenCalled();
  press("n");
  expect(followed).toHaveBeenCalled();
});

test("the help lists what a page has, and switches single keys", () => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  document.body.innerHTML = '<a data-search href="/search/"></a>';
  showShortcuts(shortcuts, t);
  showShortcuts(shortcuts, t);
  const lines = [...document.querySelectorAll("dl > div")].map((line) => line.textContent);
  expect(lines).toContain("Search/CtrlK");
  expect(lines).not.toContain("Next pagen");
  expect(document.querySelectorAll("dialog")).toHaveLength(1);
  document.querySelector<HTMLInputElement>("dialog input")?.click();
  expect(singleKeys.get()).toBe("off");
});
