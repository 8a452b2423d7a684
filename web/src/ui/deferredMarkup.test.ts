// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { startDeferredMarkup, expandAll, expand, expandedEvent } from "./deferredMarkup.client";

/** As a browser with scripts parses it: as text. */
function group(html: string): HTMLElement {
  document.body.innerHTML = "<details><summary>Roots</summary></details>";
  const details = document.body.firstElementChild as HTMLElement;
  const bundle = document.createElement("noscript");
  bundle.dataset["deferred"] = "";
  bundle.textContent = html;
  details.append(bundle);
  return details;
}

function inside(details: HTMLElement): string {
  return [...details.children]
    .slice(1)
    .map(({ outerHTML }) => outerHTML)
    .join("");
}

afterEach(() => {
  document.body.replaceChildren();
});

test("what is deferred takes its place as elements, once", () => {
  const details = group("<ul><li><a href='/a/'>A &amp; B</a></li></ul>");
  expect(details.querySelector("a")).toBeNull();
  expandAll(details);
  expandAll(details);
  expect(inside(details)).toBe('<ul><li><a href="/a/">A &amp; B</a></li></ul>');
});

test("in a document that was parsed without scripts it has elements already", () => {
  const page = new DOMParser().parseFromString(
    "<div><noscript data-deferred><ul><li>A &amp; B</li></ul></noscript></div>",
    "text/html",
  );
  expandAll(page);
  expect(page.body.innerHTML).toBe("<div><ul><li>A &amp; B</li></ul></div>");
});

test("what was never meant to be deferred stays", () => {
  const details = group("<p>Leaf</p>");
  details.querySelector("noscript")?.removeAttribute("data-deferred");
  expandAll(details);
  expect(details.querySelector("p")).toBeNull();
});

test("a group is expanded at the click that opens it", () => {
  startDeferredMarkup(document);
  const details = group("<p>Leaf</p>");
  details.querySelector("summary")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(inside(details)).toBe("<p>Leaf</p>");
});

test("a group is expanded when something else opens it", () => {
  startDeferredMarkup(document);
  const details = group("<p>Leaf</p>");
  details.dispatchEvent(new Event("toggle"));
  expect(inside(details)).toBe("<p>Leaf</p>");
});

test("what several have is held by one, before and after that is expanded", () => {
  const first = group("<p>Rings</p>");
  const others = [1, 2].map(() => first.cloneNode(true) as HTMLElement);
  document.body.append(...others);
  for (const [index, bundle] of document.querySelectorAll("noscript").entries()) {
    if (index === 0) bundle.id = "rings";
    else Object.assign(bundle, { textContent: "<a>Elsewhere</a>" }).dataset["sameAs"] = "rings";
  }
  const [second, third] = others as [HTMLElement, HTMLElement];
  expandAll(second);
  expandAll(first);
  expandAll(first);
  expandAll(third);
  expect(first.querySelectorAll("p")).toHaveLength(1);
  expect([second, third].map(inside)).toEqual(["<p>Rings</p>", "<p>Rings</p>"]);
});

test("without scripts, each says where that is", () => {
  const page = new DOMParser().parseFromString(
    `<div><noscript id="rings" data-deferred><p>Rings</p></noscript>
    <noscript data-deferred data-same-as="rings"><a href="#oak">Elsewhere</a></noscript></div>`,
    "text/html",
  );
  expandAll(page);
  expect(page.querySelectorAll("p, a")).toHaveLength(2);
});

test("what stands in something deferred stays deferred when that is expanded", () => {
  const details = group(
    "<p>A</p><s-deferred data-deferred id='leaf'><b>B &amp; C</b></s-deferred>",
  );
  const bundle = details.querySelector("noscript");
  if (bundle !== null) expand(bundle);
  expect(inside(details)).toContain("<p>A</p><noscript");
  expect(details.querySelector("#leaf")?.textContent).toBe("<b>B &amp; C</b>");
  expect(details.querySelector("b")).toBeNull();
});

test("all of it is expanded where all is wanted", () => {
  const details = group("<p>A</p><s-deferred data-deferred><b>B</b></s-deferred>");
  expandAll(details);
  expect(inside(details)).toBe("<p>A</p><b>B</b>");
});

test("what is held by something deferred is found there", () => {
  document.body.innerHTML = `<figure id="oak" data-offscreen></figure><figure id="elm"></figure>`;
  const [oak, elm] = document.querySelectorAll("figure");
  const [holder, reference] = [0, 1].map(() => document.createElement("noscript"));
  if (!oak || !elm || !holder || !reference) throw new Error("The page is not whole.");
  holder.dataset["deferred"] = "";
  holder.textContent = "<s-deferred data-deferred id='rows'><b>Rows</b></s-deferred>";
  Object.assign(reference.dataset, { deferred: "", sameAs: "rows", within: "oak" });
  reference.textContent = "<a href='#oak'>Rows</a>";
  oak.append(holder);
  elm.append(reference);
  expandAll(elm);
  expect(elm.innerHTML).toBe("<b>Rows</b>");
});

test("who holds it hears of it", () => {
  const heard: unknown[] = [];
  const hear = ({ target }: Event) => heard.push(target);
  document.addEventListener(expandedEvent, hear);
  const details = group("<p>A</p>");
  expandAll(details);
  document.removeEventListener(expandedEvent, hear);
  expect(heard).toEqual([details]);
});

test.each([
  ["the keys that find text", () => new KeyboardEvent("keydown", { key: "f", ctrlKey: true })],
  ["those of a Mac", () => new KeyboardEvent("keydown", { key: "f", metaKey: true })],
  ["the key that finds the next", () => new KeyboardEvent("keydown", { key: "F3" })],
])("%s bring what browsers would not find", (_, press) => {
  const details = group("<p>A</p>");
  details.className = "api-more";
  startDeferredMarkup(document);
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "f" }));
  expect(inside(details)).toContain("noscript");
  document.dispatchEvent(press());
  expect(inside(details)).toBe("<p>A</p>");
});

test("what is folded in something that readers have to scroll for is found too", () => {
  const row = group(
    "<details class='api-more'><s-deferred data-deferred><p>A</p></s-deferred></details>",
  );
  row.dataset["offscreen"] = "";
  startDeferredMarkup(document);
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "F3" }));
  expect(inside(row)).toBe('<details class="api-more"><p>A</p></details>');
});

test("paper gets it too", () => {
  const details = group("<p>A</p>");
  details.className = "api-more";
  startDeferredMarkup(document);
  dispatchEvent(new Event("beforeprint"));
  expect(inside(details)).toBe("<p>A</p>");
});
