// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { t } from "../testing/shellModel";
import { singleKeys } from "./preferences.client";
import { type Shortcut, showShortcuts } from "./shortcutsDialog.client";

const shortcuts: readonly Shortcut[] = [
  { keys: ["/", "Mod+K"], label: "keys.search" },
  { keys: ["n"], label: "keys.next", needs: "[rel=next]" },
];

const showModal = vi.fn(function show(this: HTMLDialogElement) {
  this.open = true;
});

beforeEach(() => {
  showModal.mockClear();
  HTMLDialogElement.prototype.showModal = showModal;
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  document.body.innerHTML = "";
  singleKeys.set("on");
  vi.unstubAllGlobals();
});

function show(): HTMLDialogElement {
  showShortcuts(shortcuts, t);
  const dialog = document.querySelector("dialog");
  if (dialog === null) throw new Error("There is no help.");
  return dialog;
}

function keysOf(dialog: HTMLDialogElement): (readonly string[])[] {
  const ways = [...dialog.querySelectorAll("dd > span")];
  return ways.map((way) => [...way.querySelectorAll("kbd")].map((key) => key.textContent));
}

test("the help is called what its heading says", () => {
  const name = show().getAttribute("aria-labelledby") ?? "";
  expect(document.getElementById(name)?.textContent).toBe(t("keys.title"));
});

test("the help is closed by its button, which says so, and by a press on the ground beside it", () => {
  const dialog = show();
  const button = dialog.querySelector("button");
  expect([button?.textContent.trim(), button?.type]).toEqual([t("keys.done"), "button"]);
  dialog.querySelector("dl")?.click();
  expect(dialog.open).toBe(true);
  button?.click();
  expect(dialog.open).toBe(false);
  show();
  expect(dialog.open).toBe(true);
  dialog.click();
  expect(dialog.open).toBe(false);
});

test("a help that is open is not opened again, which browsers take for a mistake", () => {
  show();
  show();
  expect(showModal).toHaveBeenCalledOnce();
});

test("a heading that has the id of the help keeps no reader from it", () => {
  document.body.innerHTML = '<h2 id="shortcuts">Shortcuts</h2>';
  expect(show().open).toBe(true);
});

test.each([
  ["Macintosh; Intel Mac OS X", "⌘"],
  ["iPhone; CPU iPhone OS", "⌘"],
  ["X11; Linux x86_64", "Ctrl"],
])("keys are called as on the keyboard of the reader: %s", (userAgent, modifier) => {
  vi.stubGlobal("navigator", { userAgent });
  expect(keysOf(show())).toEqual([["/"], [modifier, "K"]]);
});

test("what a key does stands beside it, as far as the page has that", () => {
  document.body.innerHTML = '<a rel="next"></a>';
  const lines = [...show().querySelectorAll("dl > div")];
  expect(lines.map((line) => line.querySelectorAll("dd").length)).toEqual([1, 1]);
  const terms = lines.map((line) => line.querySelector("dt")?.textContent);
  expect(terms).toEqual([t("keys.search"), t("keys.next")]);
});

test("the switch of single keys shows what was chosen, and follows what is chosen elsewhere", () => {
  singleKeys.set("off");
  const label = show().querySelector("label");
  const input = label?.querySelector("input");
  expect([label?.textContent, input?.type]).toEqual([t("keys.single"), "checkbox"]);
  expect(input?.checked).toBe(false);
  singleKeys.set("on");
  expect(input?.checked).toBe(true);
  input?.click();
  expect(singleKeys.get()).toBe("off");
  input?.click();
  expect(singleKeys.get()).toBe("on");
});

test("what readers press in the help is counted as that", () => {
  const dialog = show();
  const [button, input] = dialog.querySelectorAll<HTMLElement>("button, input");
  expect(dialog.dataset["analyticsEventCategory"]).toBe("help");
  expect(button?.dataset["analyticsEventAction"]).toBe("close");
  expect(input?.dataset["analyticsEventAction"]).toBe("keys");
});
