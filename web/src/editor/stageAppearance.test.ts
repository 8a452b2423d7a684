// @vitest-environment jsdom
import { expect, test } from "vitest";
import { editedDemo } from "../testing/editedDemo";
import { appearanceOf } from "./stageAppearance.client";

test("section 7: the frame is told of the fonts that its page has, and of no others", () => {
  document.head.innerHTML = `
    <link rel="stylesheet" href="/page.css">
    <link rel="stylesheet" href="/_assets/font-icons.css" disabled data-late>
    <link rel="stylesheet" href="https://fonts.example/condensed.css" data-late>`;
  document.body.innerHTML = editedDemo;
  const stage = document.querySelector<HTMLElement>(".demo-stage");
  expect(stage && appearanceOf(stage).fonts).toEqual([
    `${location.origin}/_assets/font-icons.css`,
    "https://fonts.example/condensed.css",
  ]);
});
