// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { loadRefusedScript } from "./loadRefusedScript.client";

const scripts = () =>
  [...document.querySelectorAll("script")].map((one) => one.getAttribute("src"));

beforeEach(() => {
  document.documentElement.removeAttribute("data-color-scheme");
  document.head.innerHTML = '<script data-file="/_assets/prepaint.js">refused()</script>';
});

test("the script that a policy refused is loaded from its file", () => {
  loadRefusedScript(document);
  expect(scripts()).toEqual([null, "/_assets/prepaint.js"]);
});

test("what ran in the page is not loaded", () => {
  document.documentElement.dataset["colorScheme"] = "dark";
  loadRefusedScript(document);
  expect(scripts()).toEqual([null]);
});

test("a page that links to the file has loaded it already", () => {
  document.head.innerHTML = '<script src="/_assets/prepaint.js"></script>';
  loadRefusedScript(document);
  expect(scripts()).toEqual(["/_assets/prepaint.js"]);
});
