// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { codeVariant } from "./codeVariant";
import { direction } from "./direction";
import { followOtherPages } from "./otherPages";

followOtherPages([direction, codeVariant]);

beforeEach(() => {
  direction.set("ltr");
  location.hash = "";
});

function comeBack(persisted: boolean): void {
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
}

test("what another tab chose is shown and told", () => {
  const told: string[] = [];
  const end = direction.subscribe((value) => told.push(value));
  localStorage.setItem("direction", "rtl");
  dispatchEvent(new Event("storage"));
  dispatchEvent(new Event("storage"));
  end();
  expect(direction.get()).toBe("rtl");
  expect(told).toEqual(["rtl"]);
});

test("a page that was left and is shown again catches up", () => {
  localStorage.setItem("direction", "rtl");
  comeBack(false);
  expect(direction.get()).toBe("ltr");
  comeBack(true);
  expect(direction.get()).toBe("rtl");
});

test("what was chosen since holds, whatever the address once asked for", () => {
  location.hash = "#Toolbar.js";
  codeVariant.restore();
  document.cookie = "codeVariant=ts; path=/";
  comeBack(true);
  expect(codeVariant.get()).toBe("ts");
});
