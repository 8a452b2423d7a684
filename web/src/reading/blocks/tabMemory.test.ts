// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { restoreTabs, startTabs } from "./tabMemory.client";

vi.stubGlobal("scrollBy", () => undefined);
startTabs(document);

function group(name: string, id: string, labels: readonly string[]): string {
  const inputs = labels.map(
    (label, index) =>
      `<input type="radio" name="${id}" value="${label}" ${index === 0 ? "checked" : ""}>`,
  );
  return `<fieldset data-tabs="${name}" id="${id}">${inputs.join("")}</fieldset>`;
}

function chosen(id: string): string | undefined {
  return document.querySelector<HTMLInputElement>(`#${id} input:checked`)?.value;
}

function choose(id: string, label: string): void {
  document.querySelector<HTMLElement>(`#${id} input[value="${label}"]`)?.click();
}

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML =
    group("manager", "a", ["npm", "pnpm"]) +
    group("manager", "b", ["npm", "pnpm"]) +
    group("manager", "c", ["npm", "yarn"]) +
    group("framework", "d", ["npm", "pnpm"]);
});

test("a choice goes to all groups of the same name that have it", () => {
  choose("a", "pnpm");
  expect(["a", "b", "c", "d"].map(chosen)).toEqual(["pnpm", "pnpm", "npm", "npm"]);
});

test("a later page shows the remembered tab", () => {
  choose("a", "pnpm");
  document.body.innerHTML = group("manager", "e", ["npm", "pnpm"]);
  restoreTabs(document.querySelector("fieldset") as HTMLElement);
  expect(chosen("e")).toBe("pnpm");
});

test("a page that is shown again as it was left catches up", () => {
  localStorage.setItem("tabs:manager", "pnpm");
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(["a", "d"].map(chosen)).toEqual(["pnpm", "npm"]);
});

test("the group in the hand stays where it is on the screen", () => {
  const scrolled = vi.fn();
  vi.stubGlobal("scrollBy", scrolled);
  const tops = [300, 420];
  const fieldset = document.querySelector("#b") as HTMLElement;
  fieldset.getBoundingClientRect = () => ({ top: tops.shift() ?? 0 }) as DOMRect;
  choose("b", "pnpm");
  expect(scrolled).toHaveBeenCalledWith(0, 120);
});
