// @vitest-environment jsdom
import { expect, test } from "vitest";
import { startRemarks } from "./remarks.client";

test("a remark names the section that is being read", () => {
  document.body.innerHTML = `
    <nav data-contents><a href="#one" aria-current="location">Leaves & twigs</a></nav>
    <p data-feedback><a href="/new?section=" data-remark="/new?section={section}">Yes</a></p>`;
  const [, link] = document.querySelectorAll("a");
  startRemarks(document.querySelector("p") as HTMLElement);
  link?.dispatchEvent(new Event("focusin", { bubbles: true }));
  expect(link?.getAttribute("href")).toBe("/new?section=Leaves%20%26%20twigs");

  document.querySelector("nav")?.remove();
  link?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  expect(link?.getAttribute("href")).toBe("/new?section=");
});
