// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { onReset } from "../demo/reset.client";
import { editedDemo } from "../testing/editedDemo";
import { EditedBadge } from "./editedBadge.client";

function setUp() {
  document.body.innerHTML = editedDemo;
  const demo = document.querySelector<HTMLElement>("#Tree");
  if (demo === null) throw new Error("There is no demo.");
  const left = vi.fn();
  const reset = vi.fn();
  onReset(demo, reset);
  return { badge: new EditedBadge(demo, (key) => key, left), left, reset };
}

const shown = () => document.querySelector(".demo-stage + .s-edited")?.textContent;

test("a demo that is edited says so on its stage, and its button brings back what was written", () => {
  const { badge, left, reset } = setUp();
  expect(shown()).toBeUndefined();
  badge.show("edited");
  badge.show("edited");
  expect(shown()).toBe("edited · reset");
  badge.show("unkept");
  expect(shown()).toBe("unkept · reset");
  document.querySelector<HTMLElement>(".s-edited button")?.click();
  expect(reset).toHaveBeenCalledOnce();
  expect(left).toHaveBeenCalledOnce();
  badge.show(null);
  expect(shown()).toBeUndefined();
});
