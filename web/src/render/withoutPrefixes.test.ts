import { expect, test } from "vitest";
import { withoutPrefixes } from "./withoutPrefixes";

test("what stands twice for old browsers stands once", () => {
  const css =
    ".a{display:-webkit-inline-box;display:-webkit-inline-flex;display:-ms-inline-flexbox;" +
    "display:inline-flex;-webkit-align-items:center;-webkit-box-align:center;-ms-flex-align:center;" +
    "align-items:center;-webkit-transition:opacity 1s;transition:opacity 1s;}" +
    "@-webkit-keyframes b{from{left:0;}to{left:1px;}}@keyframes b{from{left:0;}to{left:1px;}}";
  expect(withoutPrefixes(css)).toBe(
    ".a{display:inline-flex;align-items:center;transition:opacity 1s;}" +
      "@keyframes b{from{left:0;}to{left:1px;}}",
  );
});

test.each([
  ".a{-webkit-user-select:none;user-select:none;}",
  ".a{-moz-appearance:textfield;-webkit-appearance:none;appearance:none;}",
  ".a{display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;}",
  ".a:-webkit-autofill{-webkit-box-shadow:0 0 0 100px #266798 inset;-webkit-text-fill-color:#fff;}",
  ".a{-webkit-transform:none;}.b{transform:none;}",
  ".a{-webkit-transform:none;will-change:transform;}",
  ".a::-ms-reveal{display:none;}",
])("what has a meaning of its own stays: %s", (css) => expect(withoutPrefixes(css)).toBe(css));
