// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { startMenus } from "./menus.client";

startMenus(document);

beforeEach(() => {
  document.body.innerHTML = `
    <details data-menu="products" open>
      <summary tabindex="0">Products</summary>
      <a href="/one/">One</a><a href="/two/">Two</a>
    </details>
    <button>Elsewhere</button>`;
});

function get(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
}

function isOpen(): boolean {
  return (get("details") as HTMLDetailsElement).open;
}

function press(key: string): void {
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
  );
}

test("Escape closes a menu and gives the focus back to its button", () => {
  get("a").focus();
  press("Escape");
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(get("summary"));
});

test("a press outside closes it, one inside does not", () => {
  get("a").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(isOpen()).toBe(true);
  get("button").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(isOpen()).toBe(false);
});

test("it closes when the focus leaves it", () => {
  get("a").focus();
  expect(isOpen()).toBe(true);
  get("button").focus();
  expect(isOpen()).toBe(false);
});

test("arrow keys go round its links", () => {
  get("summary").focus();
  press("ArrowDown");
  expect(document.activeElement?.textContent).toBe("One");
  press("ArrowDown");
  press("ArrowDown");
  expect(document.activeElement?.textContent).toBe("Products");
  press("ArrowUp");
  expect(document.activeElement?.textContent).toBe("Two");
});
