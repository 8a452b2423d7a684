// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { whenShown } from "./prerendering.client";

function prerendered(): Document {
  const page = document.implementation.createHTMLDocument();
  return Object.assign(page, { prerendering: true });
}

test("a page that is loaded by a click is shown at once", () => {
  const work = vi.fn();
  whenShown(document.implementation.createHTMLDocument(), work);
  expect(work).toHaveBeenCalledOnce();
});

test("a page that is drawn beforehand counts when it is shown, and once", () => {
  const page = prerendered();
  const work = vi.fn();
  whenShown(page, work);
  expect(work).not.toHaveBeenCalled();
  page.dispatchEvent(new Event("prerenderingchange"));
  page.dispatchEvent(new Event("prerenderingchange"));
  expect(work).toHaveBeenCalledOnce();
});
