// @vitest-environment jsdom
import { createElement } from "react";
import { beforeEach, expect, test } from "vitest";
import type { DemoVariant } from "../model/page.gen";
import { apiDensity, codeStyling } from "./preferences.client";
import { apart, renderDemos, shownDemo } from "../testing/demoFrame";
import { renderMarkup } from "../testing/markup";
import { t } from "../testing/shellModel";
import { Settings } from "../shell/header/Header";
import { fillSettings } from "./settingsPanel.client";

/** Shows a page with the menu and a demo in these stylings. */
function show(...stylings: readonly DemoVariant["styling"][]): void {
  const files = { ts: [], js: [], joined: apart };
  const variants = stylings.map((styling) => ({ styling, module: styling, ...files }));
  document.body.innerHTML =
    renderMarkup(createElement(Settings, { t })) + renderDemos(shownDemo({ variants }));
}

beforeEach(() => show("system", "tailwind"));

function fill(): HTMLElement {
  const panel = document.querySelector<HTMLElement>(".s-menu-panel");
  if (panel === null) throw new Error("There is no panel.");
  fillSettings(panel, t);
  return panel;
}

test("section 2: a reader can choose scheme, direction, code, its styling and density", () => {
  const groups = [...fill().querySelectorAll("fieldset")].map((group) => [
    group.querySelector("legend")?.textContent,
    ...[...group.querySelectorAll("label")].map((label) => label.textContent),
  ]);
  const chosen = [...document.querySelectorAll<HTMLInputElement>("fieldset input:checked")];
  expect(new Set(chosen.map(({ name }) => name)).size).toBe(groups.length);
  expect(groups).toEqual([
    ["Color scheme", "System", "Light", "Dark"],
    ["Text direction", "Left to right", "Right to left"],
    ["Code language", "TypeScript", "JavaScript"],
    ["Styling", "In place", "Tailwind", "CSS"],
    ["API tables", "Comfortable", "Compact"],
    ["Single-key shortcuts", "On", "Off"],
  ]);
});

test("the styling is offered where a demo has several, with a word on where it acts", () => {
  const styling = fill().querySelector("[data-choice=codeStyling]");
  expect(styling?.querySelector("p")?.textContent).toBe(t("demo.styling.where"));
  expect(styling?.getAttribute("aria-describedby")).toBe(styling?.querySelector("p")?.id);
  expect(document.querySelectorAll("[aria-describedby]")).toHaveLength(1);
  show("system");
  expect(fill().querySelector("[data-choice=codeStyling]")).toBeNull();
});

test("section 4: the styling that is chosen is kept in its cookie", () => {
  fill().querySelector<HTMLInputElement>("[name=codeStyling][value=css]")?.click();
  expect(codeStyling.get()).toBe("css");
  expect(document.cookie).toContain("codeStyling=css");
});

test("radio buttons show a choice and make it", () => {
  apiDensity.set("compact");
  const group = fill().querySelector<HTMLElement>("[data-choice=apiDensity]");
  if (group === null) throw new Error("There is no such choice.");
  const [comfortable, compact] = group.querySelectorAll("input");
  expect(compact?.checked).toBe(true);

  comfortable?.click();
  expect(apiDensity.get()).toBe("comfortable");

  apiDensity.set("compact");
  expect(compact?.checked).toBe(true);
});

test("the help on keys opens above the menu, whose button has the focus afterwards", () => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  const help = fill().querySelector<HTMLButtonElement>(":scope > button");
  expect([help?.textContent, help?.type]).toEqual([`${t("keys.title")}?`, "button"]);
  help?.click();
  expect(document.activeElement).toBe(document.querySelector("[data-menu=settings] > summary"));
  expect(document.querySelector("dialog")?.open).toBe(true);
});

test("a settings panel outside a menu opens the help too", () => {
  document.body.innerHTML = "<div></div>";
  const panel = document.querySelector("div");
  if (panel !== null) fillSettings(panel, t);
  document.querySelector<HTMLElement>("div > button")?.click();
  expect(document.querySelector("dialog")?.open).toBe(true);
});

test("what readers press in the panel is counted by the choice and its value", () => {
  const panel = fill();
  for (const { dataset } of panel.querySelectorAll<HTMLElement>("fieldset")) {
    expect(dataset["analyticsEventLabel"]).toBe("{name}: {value}");
  }
  const help = panel.querySelector<HTMLElement>(":scope > button");
  expect(help?.dataset["analyticsEventAction"]).toBe("help");
});

test("the direction for which the page was loaded again has the focus, once", () => {
  const menu = document.querySelector("details");
  if (menu !== null) menu.open = true;
  sessionStorage.setItem("reopen", "settings");
  const chosen = fill().querySelector("[name=direction]:checked");
  expect(document.activeElement).toBe(chosen);
  show("system");
  fill();
  expect(document.activeElement).toBe(document.body);
});
