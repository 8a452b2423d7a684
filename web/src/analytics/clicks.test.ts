// @vitest-environment jsdom
import { expect, test } from "vitest";
import { clickFields } from "./clicks";

// Specification, section 7: clicks on elements that carry analytics attributes.

function clicked(html: string) {
  document.body.innerHTML = html;
  return clickFields(document.querySelector("[data-target]"));
}

test("the attributes of an element become fields", () => {
  expect(
    clicked('<a data-target data-analytics-event-category="ad" data-analytics-name="Oak">x</a>'),
  ).toEqual({ eventCategory: "ad", name: "Oak" });
});

test("a click inside of an element counts for the nearest that says something", () => {
  expect(
    clicked(`<div data-analytics-name="outer"><a data-analytics-name="inner">
      <svg><path data-target></path></svg></a></div>`),
  ).toEqual({ name: "inner" });
});

test("other clicks are nobody's business", () => {
  expect(clicked('<a data-target data-other="x" data-analytics="y">z</a>')).toBeNull();
  expect(clickFields(document)).toBeNull();
});
