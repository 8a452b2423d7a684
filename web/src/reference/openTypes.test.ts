// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { startOpenTypes } from "./openTypes.client";

startOpenTypes(document);

beforeEach(() => {
  document.body.innerHTML = `
    <div class="api-table">
      <li class="api-row" id="row">
        <code class="api-type"><a href="#bag-type-Seed">Seed</a></code>
        <ul><li class="api-field" id="field"><code><a href="#bag-type-Seed">Seed</a></code></li></ul>
        <a href="#bag-classes">Classes</a>
      </li>
    </div>
    <h2 id="bag-classes"></h2>
    <div class="api-types">
      <div class="api-definition" id="bag-type-Seed">oak <a href="#bag-type-Seed">Seed</a></div>
    </div>`;
});

function click(selector: string, options: MouseEventInit = {}): boolean {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...options });
  document.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
}

test("the name of a type opens it in its row, and closes it again", () => {
  expect(click("#row > code a")).toBe(true);
  const opened = document.querySelector("#row > [data-opened]");
  expect(opened?.textContent).toContain("oak");
  expect(opened?.id).toBe("");
  expect(document.querySelector("#row > code a")?.ariaExpanded).toBe("true");
  click("#row > code a");
  expect(document.querySelector("[data-opened]")).toBeNull();
  expect(document.querySelector("#row > code a")?.ariaExpanded).toBe("false");
});

test("inside of a parameter it opens there", () => {
  click("#field a");
  expect(document.querySelector("#field > [data-opened]")).not.toBeNull();
});

test("what is opened can be opened further, and never holds what was opened in it", () => {
  click("#bag-type-Seed a");
  click("#row > code a");
  expect(document.querySelectorAll("#row [data-opened]")).toHaveLength(1);
  click("#row > [data-opened] a");
  expect(document.querySelectorAll("#row [data-opened]")).toHaveLength(2);
});

test("a press with a key that means elsewhere, and any other link, is left alone", () => {
  expect(click("#row > code a", { ctrlKey: true })).toBe(false);
  expect(click("#row > a")).toBe(false);
  expect(document.querySelector("[data-opened]")).toBeNull();
});
