// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { readErrorAddress } from "./errorAddress";
import { fillMessage, findError } from "./errorPage.client";

beforeEach(() => {
  document.body.innerHTML = `
    <p data-error="9">No <var data-arg="0">seed</var> in <var data-arg="1">bag</var><var data-arg="2"></var>.</p>
    <p role="status" data-unknown="There is no error {code}."></p>
    <dl><dt><a href="/errors/9/" data-code="9">9</a></dt></dl>`;
});

const message = () => document.querySelector("[data-error]") as HTMLElement;

test.each([
  [
    "the arguments of the address stand",
    "?args[]=acorn&args%5B%5D=the+red+bag",
    "No acorn in the red bag.",
  ],
  ["arguments without a place are not", "?args[]=a&args[]=b&args[]=c&args[]=d", "No a in bc."],
])("in a message %s: %s", (_, address, text) => {
  fillMessage(message(), readErrorAddress(address));
  expect(message().textContent).toBe(text);
});

test("a place without an argument keeps its name", () => {
  fillMessage(message(), readErrorAddress("?args[]=acorn"));
  expect(message().textContent).toBe("No acorn in bag.");
  expect(message().querySelectorAll("[data-filled]")).toHaveLength(1);
});

test("an argument is text, never markup", () => {
  const markup = "<img src=x onerror=alert(1)><script>alert(2)</script>&amp;";
  fillMessage(message(), readErrorAddress(`?args[]=${encodeURIComponent(markup)}`));
  expect(message().textContent).toBe(`No ${markup} in bag.`);
  expect(message().querySelectorAll("img, script")).toHaveLength(0);
});

test("the list leads to the page of the asked error, with its arguments", () => {
  const found = findError(document.body, readErrorAddress("?code=9&args[]=a b&args[]=%26c"));
  expect(found).toBe(`${location.origin}/errors/9/?args%5B%5D=a+b&args%5B%5D=%26c`);
  const plain = findError(document.body, readErrorAddress("?code=9"));
  expect(plain).toBe(`${location.origin}/errors/9/`);
});

test.each([
  ["?code=<b>8</b>", "There is no error <b>8</b>."],
  ["", ""],
])("the list says of an unknown code that it is none, as text: %s", (address, text) => {
  expect(findError(document.body, readErrorAddress(address))).toBe(null);
  expect(document.querySelector("[role=status]")?.textContent).toBe(text);
});
