// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { hydrateAll, keepRefused, watchPage } from "./inPage.ts";

beforeEach(() => {
  delete window.refusedByPolicy;
  document.body.innerHTML = "";
});

/** Has the islands come alive when a pointer comes near, as pages do it. */
function hydrateOnTouch(): void {
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
    island.addEventListener("pointerover", () => (island.dataset["island"] = "live"));
  }
}

const look = () => hydrateAll(50, 0);

test("islands are hydrated, each in its styling", async () => {
  document.body.innerHTML =
    '<p data-island="waiting" data-styling="css"></p><p data-island="live"></p>';
  hydrateOnTouch();
  expect(await look()).toEqual({ refused: [], crashes: [], asleep: 0 });
  expect(document.documentElement.dataset["codeStyling"]).toBe("css");
});

test("an island that stays as it is is asleep, and one that failed", async () => {
  document.body.innerHTML = '<p data-island="loading"></p><p data-island="failed"></p>';
  expect(await look()).toEqual({ refused: [], crashes: [], asleep: 2 });
});

test("crashes and what was refused are told", async () => {
  document.body.innerHTML =
    '<div class="island" data-island="live"><pre class="demo-crash-message">fell</pre></div>';
  keepRefused();
  const place = { blockedURI: "/a", sourceFile: "b" };
  const violation = { effectiveDirective: "img-src", ...place, sample: "" };
  document.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), violation));
  const refused = [{ directive: "img-src", refused: "/a", source: "b", sample: "" }];
  expect(await look()).toEqual({ refused, crashes: ["fell"], asleep: 0 });
});

test("a rule that reaches the shell is named, and a document without one has nothing to watch", () => {
  Object.defineProperty(document, "adoptedStyleSheets", { value: [], configurable: true });
  watchPage();
  expect(window.changesOfShell?.()).toEqual([]);
  document.body.innerHTML = '<header class="s-header"><a href="/">Oak</a></header><h1>Leaf</h1>';
  watchPage();
  const style = document.createElement("style");
  style.textContent = "@media all { h1 { color: red; width: 9px } } header { letter-spacing: 3px }";
  document.head.append(style);
  expect(window.changesOfShell?.()).toEqual([
    'the rule for "header" makes letter-spacing of .s-header 3px instead of ',
    'the rule for "h1" makes color of h1 rgb(255, 0, 0) instead of ',
  ]);
  style.remove();
  document.body.style.visibility = "hidden";
  expect(window.changesOfShell?.()[0]).toBe("a script makes visibility of body hidden instead of ");
});

test("demos are named of which most elements get most of their styles when they are live", () => {
  const island = '<div data-island="waiting">';
  document.body.innerHTML =
    '<header class="s-header"></header>' +
    `<div data-demo="Late">${island}<b class="late">a</b><i class="late">b</i><u class="same">c</u></div></div>` +
    `<div data-demo="Counted">${island}<b class="focused">a</b></div></div>` +
    `<div data-demo="Plain">${island}<b class="same">a</b></div></div>` +
    `<div data-demo="Redrawn">${island}<b class="late">a</b></div></div>`;
  watchPage();
  expect(window.unstyledDemos?.()).toEqual([]);
  document.querySelector("[data-demo=Redrawn] b")?.setAttribute("class", "other late");
  const style = document.createElement("style");
  const look = "color: red; background-color: blue; letter-spacing: 3px; opacity: 0.5";
  style.textContent = `.late { ${look}; visibility: hidden } .focused { ${look} }`;
  document.head.append(style);
  expect(window.unstyledDemos?.()).toEqual([]);
  document.querySelector("[data-demo=Plain] b")?.remove();
  expect(window.unstyledDemos?.()).toEqual(["Late"]);
  style.remove();
});
