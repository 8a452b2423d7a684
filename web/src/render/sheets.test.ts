import { expect, test } from "vitest";
import { joinable, withoutFonts } from "./sheets";

const texts: Readonly<Record<string, string>> = {
  "/theme.css": ":root{--leaf:green}",
  "/demo.css": "p{margin:0}",
  "/library.css": ".leaf{}".repeat(9000),
  "/imports.css": '@import "https://fonts.example/oak.css";p{margin:0}',
};

test("the site's own sheets, but for a library's large one, can stand in one file, in their order", () => {
  const others = ["https://fonts.example/oak.css", "/imports.css", "/library.css"];
  const hrefs = ["/theme.css", ...others, "/demo.css"];
  expect([...joinable(hrefs, (href) => texts[href] ?? "")]).toEqual([
    ["/theme.css", ":root{--leaf:green}"],
    ["/demo.css", "p{margin:0}"],
  ]);
});

test("section 1: a sheet can be without the fonts that it loads, but not without those that stand in", () => {
  const local = '@font-face{font-family:"Oak fallback";src:local(Arial)}';
  const loaded = '@font-face{font-family:Oak;src:url(/oak.woff2)format("woff2")}';
  expect(withoutFonts(`p{margin:0}${loaded}${local}${loaded}`)).toBe(`p{margin:0}${local}`);
});
