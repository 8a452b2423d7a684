// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { chunk } from "../browser/chunk.client";
import { keys, startShortcuts } from "./startShortcuts.client";
import { singleKeys } from "./preferences.client";
import { colorScheme } from "./colorScheme.client";
import { t } from "../testing/shellModel";
import { runShortcut, shortcuts } from "./shortcuts.client";

// The build puts the words of the site there.
vi.mock("./panelMessages", () => import("../testing/shellModel"));

const pressed = vi.fn();

beforeEach(() => {
  singleKeys.set("on");
  pressed.mockClear();
  document.body.innerHTML = "";
});

const loader = chunk(() => Promise.resolve({ runShortcut: pressed }));
startShortcuts(document, loader);
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};

async function type(key: string, on: Element = document.body, more: KeyboardEventInit = {}) {
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  await new Promise(setImmediate);
  return pressed.mock.calls.map(([name]: unknown[]) => name);
}

test("the script of every page listens for the keys that do something", () => {
  const single = shortcuts.filter(({ run }) => run !== undefined).flatMap((one) => one.keys);
  expect(Array.from(keys).sort()).toEqual(single.sort());
});

test("a single key runs its shortcut", async () => {
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
  runShortcut("d");
  expect(document.documentElement.dataset["colorScheme"]).toBe("dark");
  runShortcut(",");
  expect(document.querySelector("details")?.open).toBe(true);
  const followed = vi.fn();
  document.querySelector("a")?.addEventListener("click", followed);
  runShortcut("p");
  expect(followed).not.toHaveBeenCalled();
  runShortcut("n");
  expect(followed).toHaveBeenCalled();
});

test("a key turns a dark page light, and keys of what a page lacks do nothing", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  colorScheme.set("dark");
  runShortcut("d");
  expect(colorScheme.get()).toBe("light");
  for (const key of ["n", "p", ",", "/", "x"]) runShortcut(key);
  expect(document.body.innerHTML).toBe("");
});

test("the settings that a key opens have the focus, and no other menu does", () => {
  document.body.innerHTML = ["versions", "settings"]
    .map((kind) => `<details data-menu="${kind}"><summary>${kind}</summary></details>`)
    .join("");
  runShortcut(",");
  const open = [...document.querySelectorAll("details")].map((menu) => menu.open);
  expect([open, document.activeElement?.textContent]).toEqual([[false, true], "settings"]);
});

test("keys lead to the page before this one, and to the help", () => {
  document.body.innerHTML = '<link rel="prev"><a rel="prev" href="#p"></a>';
  const followed = vi.fn();
  document.querySelector("a")?.addEventListener("click", followed);
  runShortcut("p");
  expect(followed).toHaveBeenCalledOnce();
  runShortcut("?");
  expect(document.querySelector("dialog")?.open).toBe(true);
});

test("the help tells of keys for what the page has", () => {
  const told = () => {
    document.querySelector("dialog")?.remove();
    runShortcut("?");
    return [...document.querySelectorAll("dl dt")].map((term) => term.textContent);
  };
  const always = [t("keys.scheme"), t("keys.settings"), t("keys.close"), t("keys.help")];
  expect(told()).toEqual(always);
  document.body.innerHTML =
    '<a data-search></a><a rel="next"></a><a rel="prev"></a><button class="s-copy"></button>';
  const here = ["keys.search", "keys.next", "keys.previous", "keys.copy"] as const;
  expect(told().filter((says) => !always.includes(says))).toEqual(here.map((key) => t(key)));
  expect(document.querySelector("dl > div")?.textContent).toBe("Search/CtrlK");
});

test("a key that does something is taken from the browser, and no other is", () => {
  const isTaken = (key: string) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    return !document.body.dispatchEvent(event);
  };
  expect(["d", "x", "dn", "Tab"].filter(isTaken)).toEqual(["d"]);
});

test("a key that something else has used, or that is pressed with Alt, does nothing", async () => {
  expect(await type("d", document.body, { altKey: true })).toEqual([]);
  const use = (event: Event) => event.preventDefault();
  document.body.addEventListener("keydown", use);
  expect(await type("d")).toEqual([]);
  document.body.removeEventListener("keydown", use);
});

test("nothing is taken from text that readers may edit", async () => {
  const text = document.body.appendChild(document.createElement("p"));
  // jsdom knows no editing.
  Object.defineProperty(text, "isContentEditable", { value: true });
  expect(await type("d", text)).toEqual([]);
});
