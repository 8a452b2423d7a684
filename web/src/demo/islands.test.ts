import { expect, test } from "vitest";
import { hasHole } from "./islands";

test.each([
  ["a box that is measured and then filled", true, '<div style="height:400px;width:100%"></div>'],
  ["a drawing whose width nobody knows", true, '<svg viewBox="0 0 0 280" class="rings"></svg>'],
  ["a drawing whose height nobody knows", true, '<svg class="rings" viewBox="0 0 280 0"></svg>'],
  ["a box with something in it", false, '<div style="height:400px">Oak</div>'],
  ["a box that a class dresses", false, '<div class="bark" style="height:40px"></div>'],
  ["a drawing", false, '<svg viewBox="0 0 24 24"><path d="M0 0h9"/></svg>'],
])("%s needs the browser: %s", (_, needs, html) =>
  expect(hasHole({ html: `<p>Rings of an oak</p>${html}` })).toBe(needs),
);
