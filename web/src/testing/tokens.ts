import { readFileSync } from "node:fs";
import { oklchToRgb, type Rgb } from "./color";

export type Scheme = "light" | "dark";

/** The two figures that a family gives. */
export interface Accent {
  readonly hue: number;
  readonly chroma: number;
}

const pair = /--([\w-]+):\s*light-dark\(\s*oklch\((.+?)\),\s*oklch\((.+?)\)\s*\);/g;

/** Reads the color tokens of a style sheet that are written as `light-dark(oklch, oklch)`. */
export function readTokens(file: string): (name: string, scheme: Scheme, accent: Accent) => Rgb {
  const css = readFileSync(new URL(`../styles/${file}`, import.meta.url), "utf8");
  const flat = css.replace(/\s+/g, " ").replace(/calc\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g, "$1");
  const found = new Map<string, Readonly<Record<Scheme, string>>>();
  for (const [, name = "", light = "", dark = ""] of flat.matchAll(pair)) {
    found.set(name, { light, dark });
  }
  return (name, scheme, accent) => {
    const value = found.get(name);
    if (value === undefined) throw new Error(`${file} has no colour --${name}`);
    return evaluate(value[scheme], accent);
  };
}

/** `46% var(--accent-chroma) * 0.9 var(--accent-hue)` as a color. */
function evaluate(value: string, { hue, chroma }: Accent): Rgb {
  const [lightness = "", ...rest] = value
    .replaceAll("var(--accent-hue)", String(hue))
    .replaceAll("var(--accent-chroma)", String(chroma))
    .replaceAll(" * ", "*")
    .trim()
    .split(" ");
  const [c = 0, h = 0] = rest.map((part) =>
    part.split("*").reduce((product, factor) => product * Number(factor), 1),
  );
  return oklchToRgb(Number.parseFloat(lightness) / 100, c, h);
}
