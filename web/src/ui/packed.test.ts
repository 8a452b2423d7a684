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
