import { expect, test } from "vitest";
import { placeMenu } from "./placeMenu";

const menu = { width: 200, height: 300 };
const viewport = { width: 360, height: 800 };

/** A button of 32 px with its top start corner there. */
function button(left: number, top: number) {
  return { left, top, right: left + 32, bottom: top + 32 };
}

test("a menu stands below its button, its end on that of the button", () => {
  expect(placeMenu(button(300, 100), menu, viewport, { rtl: false })).toEqual({
    left: 132,
    top: 136,
    maxHeight: 656,
  });
});

test("where text runs from right to left its end is on the left", () => {
  expect(placeMenu(button(20, 100), menu, viewport, { rtl: true }).left).toBe(20);
});

test("without room below it stands above", () => {
  expect(placeMenu(button(300, 700), menu, viewport, { rtl: false }).top).toBe(396);
});

test("without room anywhere it is as high as there is room, on the larger side", () => {
  const small = { width: 360, height: 280 };
  const above = placeMenu(button(300, 200), menu, small, { rtl: false });
  expect(above).toMatchObject({ top: 8, maxHeight: 188 });
  const below = placeMenu(button(300, 40), menu, small, { rtl: false });
  expect(below).toMatchObject({ top: 76, maxHeight: 196 });
});

for (const [name, left, rtl, expected] of [
  ["start", 0, false, 8],
  ["end", 340, true, 152],
] as const) {
  test(`it stays within the viewport at its ${name}`, () => {
    expect(placeMenu(button(left, 100), menu, viewport, { rtl }).left).toBe(expected);
  });
}

test("it stays within the viewport when its button has been scrolled away", () => {
  expect(placeMenu(button(300, 900), menu, viewport, { rtl: false }).top).toBe(492);
});
