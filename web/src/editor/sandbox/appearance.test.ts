// @vitest-environment jsdom
import { expect, test } from "vitest";
import { applyAppearance } from "./appearance.client";
import type { Appearance } from "./messages";

const appearance: Appearance = {
  scheme: "dark",
  direction: "rtl",
  padding: "8px",
  align: "start",
  width: "",
  fixed: false,
  fonts: ["https://docs.example/_assets/font-icons.css"],
};

test("the document wears what the page says", () => {
  const stage = document.createElement("div");
  applyAppearance(document, stage, appearance);
  const { dataset, dir } = document.documentElement;
  expect([dataset["colorScheme"], dir, stage.dataset["align"]]).toEqual(["dark", "rtl", "start"]);
});

test("section 7: each font of the page is linked once, however often the look changes", () => {
  const stage = document.createElement("div");
  applyAppearance(document, stage, appearance);
  applyAppearance(document, stage, appearance);
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  expect(links.map(({ href }) => href)).toEqual(appearance.fonts);
});
