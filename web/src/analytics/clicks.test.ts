// @vitest-environment jsdom
import { expect, test } from "vitest";
import { analytics, inDemo } from "../model/analytics";
import { clickFields } from "./clicks.client";

// Specification, section 7: clicks on elements that carry analytics attributes.

function clicked(html: string) {
  document.body.innerHTML = html;
  return clickFields(document.querySelector("[data-target]"));
}

const fields = analytics({ ...inDemo, eventAction: "styling", eventLabel: "{name}: {value}" });
const attributes = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);

test.each([
  [
    "the attributes of a link become fields",
    '<a href="/" data-target data-analytics-event-category="ad" data-analytics-name="Oak">x</a>',
    { eventCategory: "ad", name: "Oak" },
  ],
  [
    "attributes around a control count for it, the nearest one of a name",
    `<div data-analytics-name="outer" data-analytics-place="div">
      <button data-analytics-name="inner"><svg><path data-target></path></svg></button></div>`,
    { name: "inner", place: "div" },
  ],
  [
    "a value takes attributes of the control, or of what is around it",
    `<figure data-demo="Sprout"><p ${attributes.join(" ")}>
      <input type="radio" name="styling" value="css" data-target></p></figure>`,
    { ...inDemo, eventAction: "styling", eventLabel: "styling: css", eventDemo: "Sprout" },
  ],
  [
    "a field whose attribute is nowhere is left out",
    `<nav data-analytics-name="way" data-analytics-label="{href}">
      <button data-target>x</button></nav>`,
    { name: "way" },
  ],
])("%s", (_, html, found) => expect(clicked(html)).toEqual(found));

test.each([
  '<a href="/" data-target data-other="x" data-analytics="y">z</a>',
  '<div data-analytics-name="x"><p data-target>Between controls</p></div>',
  '<div data-analytics-name="x"><label><input type="radio"><b data-target>y</b></label></div>',
  '<div data-analytics-name="x"><input type="search" data-target></div>',
])("other clicks are nobody's business: %s", (html) => expect(clicked(html)).toBeNull());

test("a click on the document itself is none", () => expect(clickFields(document)).toBeNull());
