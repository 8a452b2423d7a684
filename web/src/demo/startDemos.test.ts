// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { fold, startDemos } from "./startDemos.client";

function frame(name: string): string {
  return `<figure class="demo" id="${name}" data-code="preview" data-folded="preview">
    <div data-choose="variant"><button value="ts">TS</button><button value="js">JS</button></div>
    <div data-choose="styling"><button value="system">A</button><button value="css">B</button></div>
    <button data-fold="" aria-expanded="false"><i>Expand</i></button>
  </figure>`;
}

function button(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
}

beforeEach(() => {
  document.documentElement.removeAttribute("data-code-variant");
  document.documentElement.removeAttribute("data-code-styling");
  document.body.innerHTML = frame("A") + frame("B");
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollBy = () => undefined;
});

test("code unfolds, and folds to what it showed", () => {
  const demo = button("#A");
  const toggle = button("#A [data-fold]");
  const state = () => [demo.dataset["code"], toggle.getAttribute("aria-expanded")];
  fold(demo, toggle);
  expect(state()).toEqual(["expanded", "true"]);
  fold(demo, toggle);
  expect(state()).toEqual(["preview", "false"]);
});

test("a press inside of the button counts as one on it", () => {
  startDemos(document);
  button("#B [data-fold] > i").click();
  expect(button("#B").dataset["code"]).toBe("expanded");
  expect(button("#A").dataset["code"]).toBe("preview");
});

test("a file that is picked while the code is folded opens it", () => {
  const demo = button("#A");
  const tabs = '<div class="demo-panel"><label class="s-tab"><input type="radio" /></label></div>';
  demo.insertAdjacentHTML("beforeend", tabs);
  startDemos(document);
  button("#A input").click();
  expect(demo.dataset["code"]).toBe("expanded");
});

test("the language is chosen for all demos", () => {
  startDemos(document);
  button("#A [value=js]").click();
  expect(document.documentElement.dataset["codeVariant"]).toBe("js");
  const pressed = document.querySelectorAll("[data-choose=variant] > [aria-pressed=true]");
  expect([...pressed].map((one) => one.textContent)).toEqual(["JS", "JS"]);
});

test("a styling that a demo lacks shows its first", () => {
  document.documentElement.dataset["codeStyling"] = "tailwind";
  startDemos(document);
  const pressed = document.querySelector("#A [data-choose=styling] > [aria-pressed=true]");
  expect(pressed?.getAttribute("value")).toBe("system");
});
