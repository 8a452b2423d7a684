// @vitest-environment jsdom
import { createElement } from "react";
import { beforeEach, expect, test } from "vitest";
import { apiRow, apiTable } from "../testing/apiTable";
import { renderMarkup } from "../testing/markup";
import { heading } from "../testing/page";
import { t } from "../testing/shellModel";
import { ApiTable } from "./ApiTable";
import { ApiTypes } from "./ApiTypes";
import { startOpenTypes } from "./openTypes.client";

startOpenTypes(document);

const seed = '<a href="#bag-type-Seed">Seed</a>';
const parameter = { code: seed, html: "", deprecated: null };
const named = { id: "bag-type-Seed", name: "Seed", type: `oak ${seed}` };
const definition = { ...named, html: "", fields: [], href: null };
const pick = apiRow({
  name: "onPick",
  type: seed,
  html: '<p>See <a href="#bag-classes">Classes</a>.</p>',
  call: { type: "", parameters: [parameter], returns: null },
});
const types = { type: "api-types", definitions: [definition] } as const;

const row = "#bag-prop-onPick";
const typeOfRow = `${row} > .api-type a`;

beforeEach(() => {
  document.body.innerHTML = renderMarkup(
    createElement(ApiTable, { block: apiTable(pick), t }),
    heading("bag-classes"),
    createElement(ApiTypes, { block: types, t }),
  );
});

function click(selector: string, options: MouseEventInit = {}): boolean {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...options });
  document.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
}

test("the name of a type opens it in its row, and closes it again", () => {
  expect(click(typeOfRow)).toBe(true);
  const opened = document.querySelector(`${row} > [data-opened]`);
  expect(opened?.textContent).toContain("oak");
  expect(opened?.id).toBe("");
  expect(document.querySelector(typeOfRow)?.ariaExpanded).toBe("true");
  click(typeOfRow);
  expect(document.querySelector("[data-opened]")).toBeNull();
  expect(document.querySelector(typeOfRow)?.ariaExpanded).toBe("false");
});

test("inside of a parameter it opens there", () => {
  click(".api-call .api-field a");
  expect(document.querySelector(".api-call .api-field > [data-opened]")).not.toBeNull();
});

test("what is opened can be opened further, and never holds what was opened in it", () => {
  click("#bag-type-Seed a");
  click(typeOfRow);
  expect(document.querySelectorAll(`${row} [data-opened]`)).toHaveLength(1);
  click(`${row} > [data-opened] a`);
  expect(document.querySelectorAll(`${row} [data-opened]`)).toHaveLength(2);
});

test("a press with a key that means elsewhere, and any other link, is left alone", () => {
  expect(click(typeOfRow, { ctrlKey: true })).toBe(false);
  expect(click(`${row} .api-text a`)).toBe(false);
  expect(document.querySelector("[data-opened]")).toBeNull();
});
