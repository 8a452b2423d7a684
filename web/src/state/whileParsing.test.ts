// @vitest-environment jsdom
import { expect, test } from "vitest";
import { whileParsing } from "./whileParsing";

function parsing(state: DocumentReadyState): void {
  Object.defineProperty(document, "readyState", { configurable: true, value: state });
}

test("an element is put right once, as soon as it is parsed whole", async () => {
  parsing("loading");
  const seen: string[] = [];
  whileParsing({ "[data-nav]": (element) => seen.push(element.dataset["nav"] ?? "") });
  document.body.innerHTML = '<nav><div data-nav="tree"></div></nav>';
  await Promise.resolve();
  expect(seen).toEqual([]);
  document.body.append(document.createElement("main"));
  await Promise.resolve();
  expect(seen).toEqual(["tree"]);
  parsing("interactive");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(seen).toEqual(["tree"]);
});

test("what stands last is put right when the page is parsed", () => {
  parsing("loading");
  document.body.innerHTML = '<fieldset data-tabs="manager"></fieldset>';
  const seen: string[] = [];
  whileParsing({ "[data-tabs]": (element) => seen.push(element.tagName) });
  parsing("interactive");
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(seen).toEqual(["FIELDSET"]);
});
