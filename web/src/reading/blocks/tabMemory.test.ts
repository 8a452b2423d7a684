// @vitest-environment jsdom
import { createElement, type ReactElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { startFeatures } from "../../page/moments.client";
import { renderMarkup } from "../../testing/markup";
import { t } from "../../testing/shellModel";
import { CodeTabs } from "./CodeTabs";
import { restoreTabs, tabMemory } from "./tabMemory.client";

vi.stubGlobal("scrollBy", () => undefined);
startFeatures(document, [tabMemory]);

function group(name: string, ...labels: readonly string[]): ReactElement {
  const code = { type: "code", language: "bash", html: "", source: "", title: null } as const;
  const tabs = labels.map((label) => ({ label, code }));
  return createElement(CodeTabs, { block: { type: "code-tabs", group: name, tabs }, t });
}

/** A group by its place in the page. */
function at(place: number): HTMLElement {
  return document.querySelectorAll("fieldset")[place] as HTMLElement;
}

/** Which tab each group shows. */
function chosen(): (string | undefined)[] {
  const groups = [...document.querySelectorAll("fieldset")];
  return groups.map((one) => one.querySelector<HTMLInputElement>("input:checked")?.value);
}

function choose(place: number, label: string): void {
  at(place).querySelector<HTMLElement>(`input[value="${label}"]`)?.click();
}

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = renderMarkup(
    group("manager", "npm", "pnpm"),
    group("manager", "npm", "pnpm"),
    group("manager", "npm", "yarn"),
    group("framework", "npm", "pnpm"),
  );
});

test("a choice goes to all groups of the same name that have it", () => {
  choose(0, "pnpm");
  expect(chosen()).toEqual(["pnpm", "pnpm", "npm", "npm"]);
});

test("a later page shows the remembered tab", () => {
  choose(0, "pnpm");
  document.body.innerHTML = renderMarkup(group("manager", "npm", "pnpm"));
  restoreTabs(at(0));
  expect(chosen()).toEqual(["pnpm"]);
});

test("a page that is shown again as it was left catches up", () => {
  localStorage.setItem("tabs:manager", "pnpm");
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(chosen()).toEqual(["pnpm", "pnpm", "npm", "npm"]);
});

test("the group in the hand stays where it is on the screen", () => {
  const scrolled = vi.fn();
  vi.stubGlobal("scrollBy", scrolled);
  const tops = [300, 420];
  at(1).getBoundingClientRect = () => ({ top: tops.shift() ?? 0 }) as DOMRect;
  choose(1, "pnpm");
  expect(scrolled).toHaveBeenCalledWith(0, 120);
});
