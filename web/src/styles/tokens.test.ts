import { expect, test } from "vitest";
import { themeColors } from "../shell/head/Head";
import { contrast, toHex } from "../testing/color";
import { type Accent, readTokens, type Scheme } from "../testing/tokens";

const token = readTokens("tokens.css");
const syntax = readTokens("syntax.css");
const schemes: readonly Scheme[] = ["light", "dark"];

/** Every accent that a family could have: any hue, from gray to more than screens can show. */
const accents: readonly Accent[] = [0, 0.02, 0.08, 0.14, 0.2].flatMap((chroma) =>
  Array.from({ length: 24 }, (_, step) => ({ hue: step * 15, chroma })),
);

const backgrounds = ["neutral-1", "neutral-2", "neutral-3", "accent-soft"];

function worst(text: string, background: string, scheme: Scheme): number {
  return Math.min(
    ...accents.map((accent) =>
      contrast(token(text, scheme, accent), token(background, scheme, accent)),
    ),
  );
}

test.each([
  ["neutral-12", backgrounds, 7],
  ["neutral-11", [...backgrounds, "neutral-4"], 4.5],
  ["accent-text", backgrounds, 4.5],
  ["accent-line", ["neutral-1", "neutral-2", "neutral-3"], 3],
  ["neutral-8", ["neutral-1", "neutral-2", "neutral-3"], 3],
  ["neutral-9", ["neutral-1", "neutral-3"], 3],
  ["neutral-1", ["accent-solid"], 4.5],
])("--%s on %j has a contrast of at least %d for every accent", (text, on, least) => {
  for (const background of on) {
    for (const scheme of schemes) {
      const found = worst(text, background, scheme);
      expect(found, `--${text} on --${background}, ${scheme}`).toBeGreaterThanOrEqual(least);
    }
  }
});

test("code has a contrast of at least 4.5 in every color", () => {
  const gray: Accent = { hue: 255, chroma: 0.03 };
  for (const name of ["keyword", "string", "number", "name", "type", "comment"]) {
    for (const scheme of schemes) {
      for (const background of ["neutral-2", "accent-soft"]) {
        const color = syntax(`tok-${name}`, scheme, gray);
        const found = contrast(color, token(background, scheme, gray));
        expect(found, `${name} on ${background}, ${scheme}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

test("surfaces rise in lightness in the dark scheme and fall in the light one", () => {
  const gray: Accent = { hue: 255, chroma: 0 };
  const green = (step: number, scheme: Scheme) => token(`neutral-${String(step)}`, scheme, gray)[1];
  for (let step = 2; step <= 12; step += 1) {
    expect(green(step, "light")).toBeLessThan(green(step - 1, "light"));
    expect(green(step, "dark")).toBeGreaterThan(green(step - 1, "dark"));
  }
});

test("browsers are told the background of the page", () => {
  const site: Accent = { hue: 255, chroma: 0.03 };
  for (const [scheme, color] of themeColors) {
    expect(color).toBe(toHex(token("neutral-1", scheme, site)));
  }
});
