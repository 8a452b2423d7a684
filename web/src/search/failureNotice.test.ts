// @vitest-environment jsdom
import { expect, test } from "vitest";
import { Notice } from "./failureNotice.client";

function notice(): { place: HTMLElement; said: Notice } {
  const place = document.createElement("div");
  return { place, said: new Notice(place) };
}

test("what was said of a query goes with it", () => {
  const { place, said } = notice();
  said.none("<b>leaf</b>");
  expect(place.querySelector("p")).not.toBeNull();
  expect(place.querySelector("b")).toBeNull();
  said.clear();
  expect(place.childElementCount).toBe(0);
});

test("a failure stays beside it until it is tried again", () => {
  const { place, said } = notice();
  let tries = 0;
  said.fail("part", () => tries++);
  said.none("leaf");
  said.clear();
  expect(place.querySelectorAll("[role=alert]")).toHaveLength(1);
  expect(said.failure).toBe("part");
  place.querySelector("button")?.click();
  expect([tries, said.failure, place.childElementCount]).toEqual([1, null, 0]);
});
