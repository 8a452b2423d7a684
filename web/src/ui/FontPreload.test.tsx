import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FontPreload } from "./FontPreload";

const font = { href: "/oak.woff2", family: "Oak", weight: "400", style: "normal" };
const face = { ...font, unicodeRange: "U+0-10FFFF", display: "optional" };
const roomy = "(min-width: 40rem)";

function linkOf(plain: boolean): string {
  const { href } = face;
  return renderToStaticMarkup(<FontPreload href={href} media={roomy} face={{ ...face, plain }} />);
}

test("a font of plain letters is asked for in roomy windows, one of rare letters in none", () => {
  expect(linkOf(true)).toContain(`media="${roomy}"`);
  expect(linkOf(true)).not.toContain("data-rare");
  expect(linkOf(false)).toContain(`media="not all" data-rare="${roomy}"`);
});
