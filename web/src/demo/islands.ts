import type { ComponentBlock, Demo, DemoVariant } from "../model/page.gen";

/** Prerendered markup: of demos by module key, of components by their block. */
export type Islands = ReadonlyMap<string | ComponentBlock, string>;

/** Prefix of the ids that a demo generates, the same on both sides. */
export function islandPrefix(demo: Demo, styling: DemoVariant["styling"]): string {
  return demo.variants.length === 1 ? `${demo.name}-` : `${demo.name}-${styling}-`;
}
