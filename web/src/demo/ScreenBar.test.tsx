// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import type { Demo } from "../model/page.gen";
import { ScreenBar } from "./ScreenBar";

const names = { id: "oak/LeafDesk", name: "LeafDesk", title: "Leaf desk", family: "oak" };
const demo: Demo = { ...names, path: "pages/oak/LeafDesk", variants: [], dependencies: [] };

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(
    <ScreenBar demo={demo} standalone="/oak/demos/LeafDesk/" t={(key) => key} />,
  );
});

test("a screen begins as wide as the page, and its widths are one choice", () => {
  const inputs = [...document.querySelectorAll("input")];
  expect(inputs.map(({ name, value, checked }) => [name, value, checked])).toEqual([
    ["LeafDesk-width", "full", true],
    ["LeafDesk-width", "tablet", false],
    ["LeafDesk-width", "phone", false],
  ]);
  expect(document.querySelector("legend")?.textContent).toBe("demo.screen.widths");
});

test("its own page is a link, which needs no script, and its project a button, which does", () => {
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/oak/demos/LeafDesk/");
  const button = document.querySelector("button[data-does=zip]");
  expect(button?.closest("[data-needs-script]")?.querySelector("[data-note]")).not.toBeNull();
});
