import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FontPreload } from "./FontPreload";

const face = {
  href: "/oak.woff2",
  family: "Oak",
  weight: "400",
  style: "normal",
  unicodeRange: "U+0-10FFFF",
  display: "optional",
};
const roomy = "(min-width: 40rem)";

function linkOf(plain: boolean): string {
  const { href } = face;
  return renderToStaticMarkup(<FontPreload href={href} media={roomy} face={{ ...face, plain }} />);
}

test("a font of plain letters is asked for in roomy windows", () => {
  expect(linkOf(true)).toContain(`media="${roomy}"`);
  expect(linkOf(true)).not.toContain("data-rare");
});

test("one of rare letters is asked for by no window", () => {
  expect(linkOf(false)).toContain(`media="not all" data-rare="${roomy}"`);
});
