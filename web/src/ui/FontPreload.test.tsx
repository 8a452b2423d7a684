import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FontPreload } from "./FontPreload";

const face = {
  href: "/oak.woff2",
  family: "Oak",
  weight: "400",
  style: "normal",
  display: "optional",
};
const roomy = "(min-width: 40rem)";

function linkOf(unicodeRange: string): string {
  const { href } = face;
  return renderToStaticMarkup(
    <FontPreload href={href} media={roomy} face={{ ...face, unicodeRange }} />,
  );
}

test.each(["U+0-10FFFF", "U+20-7E,U+A0", "U+0020-007E"])(
  "a font of plain letters (%s) is asked for in roomy windows",
  (range) => {
    expect(linkOf(range)).toContain(`media="${roomy}"`);
    expect(linkOf(range)).not.toContain("data-rare");
  },
);

test("one of rare letters is asked for by no window", () => {
  expect(linkOf("U+A1-FF,U+2000-206F")).toContain(`media="not all" data-rare="${roomy}"`);
});
