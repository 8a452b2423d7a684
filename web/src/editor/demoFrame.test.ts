// @vitest-environment jsdom
import { createElement } from "react";
import { expect, test } from "vitest";
import { Head } from "../shell/head/Head";
import { createShell } from "../shell/shell";
import { editedDemo } from "../testing/editedDemo";
import { renderMarkup } from "../testing/markup";
import { assets, page, shellModel } from "../testing/shellModel";
import { appearanceOf } from "./demoFrame.client";

test.each([
  [null, `${location.origin}/_assets/bark.css`],
  ["https://fonts.example/", "https://fonts.example/bark.css"],
])("section 7: the frame is told of the fonts of its page from %s alone", (fontsHost, href) => {
  const shell = createShell(shellModel({ fontsHost }), assets);
  const props = { shell, page: page({ fonts: ["bark"] }), stylesheets: ["/_assets/own.css"] };
  document.head.innerHTML = renderMarkup(createElement(Head, props));
  document.body.innerHTML = editedDemo;
  const stage = document.querySelector<HTMLElement>(".demo-stage");
  expect(stage && appearanceOf(stage).fonts).toEqual([href]);
});
