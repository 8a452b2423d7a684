import { expect, test } from "vitest";
import { hasHole } from "./islands";

function isHole(html: string): boolean {
  return hasHole({ html });
}

test.each([
  ["a box that is measured and then filled", '<div style="height:400px;width:100%"></div>'],
  ["a drawing whose width nobody knows", '<svg viewBox="0 0 0 280" class="rings"></svg>'],
  ["a drawing whose height nobody knows", '<svg class="rings" viewBox="0 0 280 0"></svg>'],
])("%s needs the browser", (_, html) => {
  expect(isHole(`<p>Rings of an oak</p>${html}`)).toBe(true);
});

test.each([
  ["a box with something in it", '<div style="height:400px">Oak</div>'],
  ["a box that a class dresses", '<div class="bark" style="height:40px"></div>'],
  ["a drawing", '<svg viewBox="0 0 24 24"><path d="M0 0h9"/></svg>'],
])("%s is there without it", (_, html) => {
  expect(isHole(html)).toBe(false);
});
