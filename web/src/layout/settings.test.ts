// @vitest-environment jsdom
import { expect, test } from "vitest";
import { direction } from "../state/direction";
import { startSettings } from "./settings";

test("radio buttons show a choice and make it", () => {
  direction.set("rtl");
  document.body.innerHTML = `
    <fieldset data-choice="direction">
      <input type="radio" name="direction" value="ltr" checked>
      <input type="radio" name="direction" value="rtl">
    </fieldset>`;
  startSettings(document, [direction]);
  const [ltr, rtl] = document.querySelectorAll("input");
  expect(rtl?.checked).toBe(true);

  ltr?.click();
  expect(direction.get()).toBe("ltr");

  direction.set("rtl");
  expect(rtl?.checked).toBe(true);
});
