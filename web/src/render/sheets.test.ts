import { expect, test } from "vitest";
import { joinable } from "./sheets";

const texts: Readonly<Record<string, string>> = {
  "/theme.css": ":root{--leaf:green}",
  "/demo.css": "p{margin:0}",
  "/imports.css": '@import "https://fonts.example/oak.css";p{margin:0}',
};

test("the site's own sheets can stand in one file, in their order", () => {
  const hrefs = ["/theme.css", "https://fonts.example/oak.css", "/imports.css", "/demo.css"];
  expect([...joinable(hrefs, (href) => texts[href] ?? "")]).toEqual([
    ["/theme.css", ":root{--leaf:green}"],
    ["/demo.css", "p{margin:0}"],
  ]);
});
