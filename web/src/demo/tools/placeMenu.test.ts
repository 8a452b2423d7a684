import { expect, test } from "vitest";
import { placeMenu } from "./placeMenu";

const menu = { width: 200, height: 300 };

/** A button of 32 px with its top start corner there. */
function button(left: number, top: number) {
  return { left, top, right: left + 32, bottom: top + 32 };
}

const below = { left: 132, top: 136, maxHeight: 656 };

test.each([
  ["below its button, its end on that of the button", 300, 100, 800, false, below],
  ["with its end on the left where text runs from there", 20, 100, 800, true, { left: 20 }],
  ["above where there is no room below", 300, 700, 800, false, { top: 396 }],
  ["above, as high as there is room", 300, 200, 280, false, { top: 8, maxHeight: 188 }],
  ["below, as high as there is room", 300, 40, 280, false, { top: 76, maxHeight: 196 }],
  ["within the viewport at its start", 0, 100, 800, false, { left: 8 }],
  ["within the viewport at its end", 340, 100, 800, true, { left: 152 }],
  ["within it when its button has been scrolled away", 300, 900, 800, false, { top: 492 }],
])("a menu stands %s", (_, left, top, height, rtl, place) =>
  expect(placeMenu(button(left, top), menu, { width: 360, height }, { rtl })).toMatchObject(place),
);
