// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { codeStyling } from "../state/codeStyling";
import { codeVariant } from "../state/codeVariant";
import { followAddress, openAddressed } from "./address";

const jump = vi.fn();
Element.prototype.scrollIntoView = jump;
followAddress(document, [codeVariant, codeStyling]);

beforeEach(() => {
  jump.mockReset();
  codeVariant.set("ts");
  codeStyling.set("system");
  document.body.innerHTML = `<figure id="Toolbar" data-demo="Toolbar" data-code="hidden">
    <figcaption>Toolbar</figcaption>
    <button data-fold="" aria-expanded="false"></button>
  </figure>`;
});

function demo(): HTMLElement {
  return document.getElementById("Toolbar") as HTMLElement;
}

/** What the demo shows: of its code, of its button, and of the whole site. */
function shown(): (string | null | undefined)[] {
  const expanded = demo().querySelector("button")?.getAttribute("aria-expanded");
  return [demo().dataset["code"], expanded, codeVariant.get(), codeStyling.get()];
}

function goTo(hash: string): void {
  location.hash = hash;
  dispatchEvent(new HashChangeEvent("hashchange"));
}

test("the demo that an address means is open as it is parsed, and is what it leads to", () => {
  location.hash = "#css-Toolbar.js";
  openAddressed(demo());
  expect(shown().slice(0, 2)).toEqual(["expanded", "true"]);
  expect(document.getElementById("css-Toolbar.js")?.parentElement).toBe(demo());
});

test("a demo that an address does not mean stays as it is", () => {
  location.hash = "#Slider.js";
  openAddressed(demo());
  expect(shown()[0]).toBe("hidden");
});

test("an address that changes opens its demo, in its form, and jumps there", () => {
  goTo("#tailwind-Toolbar.js");
  expect(shown()).toEqual(["expanded", "true", "js", "tailwind"]);
  expect(jump.mock.contexts).toEqual([demo()]);
});

for (const hash of ["#Missing", "#Toolbar", "#%E0%A4%A", "#a b"]) {
  test(`the address ${hash} changes nothing`, () => {
    goTo(hash);
    expect(shown()).toEqual(["hidden", "false", "ts", "system"]);
    expect(jump).not.toHaveBeenCalled();
  });
}

test("an address of a demo that is elsewhere still chooses the form", () => {
  goTo("#css-Slider.js");
  expect(shown()).toEqual(["hidden", "false", "js", "css"]);
  expect(jump).not.toHaveBeenCalled();
});
