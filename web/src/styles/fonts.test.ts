import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readFontMetrics } from "../testing/fontMetrics";

const css = readFileSync(new URL("./fonts.css", import.meta.url), "utf8");

/** A percentage of the face that stands in for a font. */
function figure(family: string, property: string): number {
  const face = css.split("@font-face").find((text) => text.includes(`"${family} fallback"`));
  const found = new RegExp(`${property}: ([\\d.]+)%`).exec(face ?? "");
  return Number(found?.[1]) / 100;
}

const fonts = [
  ["Inter", "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"],
  [
    "JetBrains Mono",
    "@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2",
  ],
] as const;

for (const [family, file] of fonts) {
  test(`lines are as high before ${family} arrives as after`, () => {
    const { ascent, descent } = readFontMetrics(file);
    const stretch = figure(family, "size-adjust");
    expect(figure(family, "ascent-override") * stretch).toBeCloseTo(ascent, 3);
    expect(figure(family, "descent-override") * stretch).toBeCloseTo(descent, 3);
  });
}
