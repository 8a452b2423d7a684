// @vitest-environment jsdom
import { createElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { chunk } from "../browser/chunk.client";
import { Settings } from "./header/Header";
import { renderMarkup } from "../testing/markup";
import { family, page, t } from "../testing/shellModel";
import { ProductSwitcher } from "./header/ProductSwitcher";
import { startMenus, startPanels } from "./menus.client";

startMenus(document);

beforeEach(() => {
  const families = ["one", "two"].map((id) => family({ id, name: id, href: `/${id}/` }));
  document.body.innerHTML = renderMarkup(
    createElement(ProductSwitcher, { families, current: null, page: page(), t }),
    createElement(Settings, { t }),
  );
  menu().open = true;
});

const elsewhere = "[data-menu=settings] summary";

function menu(): HTMLDetailsElement {
  return get("[data-menu=products]") as HTMLDetailsElement;
}

function get(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
}

/** What has the focus: the address of a link, or what another element is. */
function focused(): string | null | undefined {
  return document.activeElement?.getAttribute("href") ?? document.activeElement?.localName;
}

function press(key: string): void {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
}

test("Escape closes a menu and gives the focus back to its button", () => {
  get("a").focus();
  press("Escape");
  expect(menu().open).toBe(false);
  expect(document.activeElement).toBe(get("summary"));
});

test.each([
  [
    "a press",
    (element: HTMLElement) => element.dispatchEvent(new Event("pointerdown", { bubbles: true })),
  ],
  ["the focus", (element: HTMLElement) => element.focus()],
])("%s outside closes it, one inside does not", (_, act) => {
  act(get("a"));
  expect(menu().open).toBe(true);
  act(get(elsewhere));
  expect(menu().open).toBe(false);
});

test("arrow keys go round its links", () => {
  get("summary").focus();
  press("ArrowDown");
  expect(focused()).toBe("/one/");
  press("ArrowDown");
  press("ArrowDown");
  expect(focused()).toBe("summary");
  press("ArrowUp");
  expect(focused()).toBe("/two/");
});

test("a panel is asked for when somebody is about to open it, and not before", async () => {
  document.body.innerHTML = renderMarkup(
    createElement(Settings, { t }),
    createElement(ProductSwitcher, { families: [family()], current: null, page: page(), t }),
  );
  const fillPanel = vi.fn();
  const load = vi.fn(() => Promise.resolve({ fillPanel }));
  startPanels(document, chunk(load));
  const [settings, products] = document.querySelectorAll("details");
  products?.dispatchEvent(new Event("toggle"));
  expect(load).not.toHaveBeenCalled();
  settings?.dispatchEvent(new Event("pointerenter"));
  await Promise.resolve();
  expect(fillPanel).toHaveBeenCalledWith(settings, settings?.querySelector(".s-menu-panel"));
});

test("a panel that cannot be loaded says so when it is opened, and can be tried again", async () => {
  document.body.innerHTML = renderMarkup(createElement(Settings, { t }));
  vi.stubGlobal("reportError", vi.fn());
  const settings = document.querySelector("details") as HTMLDetailsElement;
  const panel = settings.querySelector(".s-menu-panel");
  const fillPanel = vi.fn();
  const load = vi.fn(() => Promise.resolve({ fillPanel }));
  for (let time = 0; time < 3; time++) load.mockRejectedValueOnce(new TypeError("offline"));
  startPanels(document, chunk(load));
  settings.dispatchEvent(new Event("pointerenter"));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(panel?.textContent).toBe("");
  settings.open = true; // opening says so by itself, and once more by hand
  settings.dispatchEvent(new Event("toggle"));
  await vi.waitFor(() => expect(panel?.querySelectorAll("button")).toHaveLength(1));
  panel?.querySelector("button")?.click();
  await vi.waitFor(() => expect(fillPanel).toHaveBeenCalledExactlyOnceWith(settings, panel));
  expect(panel?.textContent).toBe("");
});

test("a panel that was open when the page was loaded again is opened", async () => {
  sessionStorage.setItem("reopen", "settings");
  const fillPanel = vi.fn();
  const loader = chunk(() => Promise.resolve({ fillPanel }));
  startPanels(document, loader);
  expect((get("[data-menu=settings]") as HTMLDetailsElement).open).toBe(true);
  await vi.waitFor(() => expect(fillPanel).toHaveBeenCalledOnce());
  sessionStorage.clear();
});
