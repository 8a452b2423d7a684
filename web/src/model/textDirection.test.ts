import { expect, test } from "vitest";
import { textDirection } from "./textDirection";

test.each([
  ["en", "ltr"],
  ["zh-CN", "ltr"],
  ["ar", "rtl"],
  ["fa-IR", "rtl"],
  ["he", "rtl"],
  ["az", "ltr"],
  ["az-Arab", "rtl"],
  ["dv", "rtl"],
])("%s is written %s", (language, direction) => expect(textDirection(language)).toBe(direction));
