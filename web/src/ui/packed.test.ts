// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { startPacked, unpack } from "./packed.client";

/** As a browser with scripts parses it: as text. */
function group(html: string): HTMLElement {
  document.body.innerHTML = "<details><summary>Roots</summary></details>";
  const details = document.body.firstElementChild as HTMLElement;
  const bundle = document.createElement("noscript");
  bundle.dataset["packed"] = "";
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

test("what is packed takes its place as elements, once", () => {
  const details = group("<ul><li><a href='/a/'>A &amp; B</a></li></ul>");
  expect(details.querySelector("a")).toBeNull();
  unpack(details);
  unpack(details);
  expect(inside(details)).toBe('<ul><li><a href="/a/">A &amp; B</a></li></ul>');
});

test("in a document that was parsed without scripts it has elements already", () => {
  const page = new DOMParser().parseFromString(
    "<div><noscript data-packed><ul><li>A &amp; B</li></ul></noscript></div>",
    "text/html",
  );
  unpack(page);
  expect(page.body.innerHTML).toBe("<div><ul><li>A &amp; B</li></ul></div>");
});

test("what was never meant to be packed stays", () => {
  const details = group("<p>Leaf</p>");
  details.querySelector("noscript")?.removeAttribute("data-packed");
  unpack(details);
  expect(details.querySelector("p")).toBeNull();
});

test("a group is unpacked at the click that opens it", () => {
  startPacked(document);
  const details = group("<p>Leaf</p>");
  details.querySelector("summary")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(inside(details)).toBe("<p>Leaf</p>");
});

test("a group is unpacked when something else opens it", () => {
  startPacked(document);
  const details = group("<p>Leaf</p>");
  details.dispatchEvent(new Event("toggle"));
  expect(inside(details)).toBe("<p>Leaf</p>");
});

test("what several have is held by one, before and after that is unpacked", () => {
  const first = group("<p>Rings</p>");
  const others = [1, 2].map(() => first.cloneNode(true) as HTMLElement);
  document.body.append(...others);
  for (const [index, bundle] of document.querySelectorAll("noscript").entries()) {
    if (index === 0) bundle.id = "rings";
    else Object.assign(bundle, { textContent: "<a>Elsewhere</a>" }).dataset["as"] = "rings";
  }
  const [second, third] = others as [HTMLElement, HTMLElement];
  unpack(second);
  unpack(first);
  unpack(first);
  unpack(third);
  expect(first.querySelectorAll("p")).toHaveLength(1);
  expect([second, third].map(inside)).toEqual(["<p>Rings</p>", "<p>Rings</p>"]);
});

test("without scripts, each says where that is", () => {
  const page = new DOMParser().parseFromString(
    `<div><noscript id="rings" data-packed><p>Rings</p></noscript>
    <noscript data-packed data-as="rings"><a href="#oak">Elsewhere</a></noscript></div>`,
    "text/html",
  );
  unpack(page);
  expect(page.querySelectorAll("p, a")).toHaveLength(2);
});
