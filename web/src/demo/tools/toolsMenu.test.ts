// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { data } from "../../testing/demoData";
import { renderDemos, shownDemo } from "../../testing/demoFrame";
import { standInForPopovers } from "../../testing/popover";
import { act, openMenu } from "./toolsMenu.client";

standInForPopovers();
document.documentElement.lang = "en";
// jsdom lays nothing out.
Element.prototype.checkVisibility = () => true;

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
}

function button(): HTMLButtonElement {
  return element("[aria-haspopup=menu]") as HTMLButtonElement;
}

function menu(): HTMLElement | null {
  return document.querySelector("figure .demo-menu");
}

/** Which item has the focus. */
function focused(): string | null | undefined {
  return document.activeElement?.getAttribute("data-tool");
}

beforeEach(() => {
  document.documentElement.dir = "ltr";
  document.body.innerHTML = renderDemos(shownDemo());
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(data)));
  vi.stubGlobal("reportError", vi.fn());
});

afterEach(() => {
  // A menu that is open hears of what happens to the window.
  menu()?.hidePopover();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a menu opens beside its button with the focus on the item that was asked for", () => {
  openMenu(button(), "first");
  expect(element("[role=toolbar]").nextElementSibling).toBe(menu());
  expect([button().ariaExpanded, button().popoverTargetElement]).toEqual(["true", menu()]);
  expect(focused()).toBe("link");
});

test("a menu that closes returns the focus to its button, also where a press focuses none", () => {
  expect(document.activeElement).toBe(document.body);
  openMenu(button(), "last");
  expect(focused()).toBe("zip");
  menu()?.hidePopover();
  expect(document.activeElement).toBe(button());
  expect(button()).toMatchObject({ ariaExpanded: "false", popoverTargetElement: null });
  expect(menu()).toBeNull();
});

test("a menu that is open, as when it was asked for twice while it was loaded, opens no second time", () => {
  openMenu(button(), "first");
  openMenu(button(), "last");
  expect(document.querySelectorAll("figure .demo-menu")).toHaveLength(1);
  expect(focused()).toBe("link");
});

test("a button outside of a demo opens nothing", () => {
  const stray = document.body.appendChild(button().cloneNode(true) as HTMLButtonElement);
  openMenu(stray, "first");
  expect(document.querySelectorAll("template, .demo-menu")).toHaveLength(1);
});

test.each(["resize", "blur"])("a %s of the window closes the menu, once", (type) => {
  openMenu(button(), "first");
  const opened = menu() as HTMLElement;
  const hide = vi.spyOn(opened, "hidePopover");
  dispatchEvent(new Event(type));
  expect([menu(), button().ariaExpanded]).toEqual([null, "false"]);
  dispatchEvent(new Event("resize"));
  dispatchEvent(new Event("blur"));
  expect(hide).toHaveBeenCalledOnce();
});

test.each([
  ["ltr", "352px", "362px"],
  ["rtl", "470px", "362px"],
])(
  "where text runs %s a menu stands below its button, and is scrolled with the page",
  (dir, left, top) => {
    document.documentElement.dir = dir;
    vi.stubGlobal("scrollX", 20);
    vi.stubGlobal("scrollY", 200);
    const { documentElement } = document;
    vi.spyOn(documentElement, "clientWidth", "get").mockReturnValue(1000);
    vi.spyOn(documentElement, "clientHeight", "get").mockReturnValue(800);
    vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(150);
    vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(300);
    vi.spyOn(button(), "getBoundingClientRect").mockReturnValue(new DOMRect(450, 126, 32, 32));
    openMenu(button(), "first");
    const { style } = menu() as HTMLElement;
    expect([style.left, style.top, style.maxBlockSize]).toEqual([left, top, "630px"]);
  },
);

test("an item does what it says, and closes the menu; a press beside the items does not", async () => {
  const copied: string[] = [];
  const writeText = (text: string) => Promise.resolve(void copied.push(text));
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  openMenu(button(), "first");
  element("figure [role=menu]").click();
  expect(menu()).not.toBeNull();
  element("figure [data-tool=link]").click();
  expect(menu()).toBeNull();
  await vi.waitFor(() =>
    expect(element("[data-note]:not(:empty)").textContent).toBe("Link copied"),
  );
  expect(copied).toEqual([`${location.origin}${location.pathname}#Leaf`]);
});

test("an item whose data cannot be loaded says so beside the button, and can be tried again", async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response("", { status: 503 })));
  vi.stubGlobal("fetch", fetch);
  openMenu(button(), "first");
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledOnce());
  element("figure [data-tool=zip]").click();
  const retry = await vi.waitFor(() => element("[data-note] button"));
  const failure = new Error("/oak/leaf/demos/Leaf/demo.json could not be loaded: 503");
  expect(reportError).toHaveBeenLastCalledWith(failure);
  retry.click();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(3));
});

test("a menu says what its demo costs, and what it was built with", async () => {
  openMenu(button(), "first");
  const cost = element("figure [data-fact=cost]");
  await vi.waitFor(() => expect(cost.hidden).toBe(false));
  expect(cost.textContent).toContain("3.2");
  expect(reportError).not.toHaveBeenCalled();
});

test("a button beside a demo does at once what it says, and nothing where that is no action", () => {
  const beside = element(".demo-toolbar").appendChild(document.createElement("button"));
  beside.dataset["does"] = "alone";
  act(beside);
  expect(document.activeElement).toBe(document.body);
  beside.dataset["does"] = "focus";
  act(beside);
  expect(document.activeElement?.className).toBe("demo-stage");
});
