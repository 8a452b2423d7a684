import type { ComponentBlock, Demo, DemoVariant, PlaygroundBlock } from "../model/page.gen";

/** Markup that the browser gives life to. */
export interface Prerendered {
  readonly html: string;
  /** That of right-to-left pages, where it differs. */
  readonly rtl: string | null;
  /** The fault of a demo, shown in its place while a site is written. */
  readonly fault?: Fault;
}

/** A box that is measured and then filled, and an image whose width is not known yet. */
const emptySpace =
  /<div style="(?:[^"]*;)?height:[^"]*"><\/div>|<svg[^>]* viewBox="0 0 (?:0 \d+|\d+ 0)"/;

/** Whether markup leaves space for what only the browser can draw, such as a grid or a chart. */
export function hasHole({ html }: Pick<Prerendered, "html">): boolean {
  return emptySpace.test(html);
}

/** Why a demo cannot be shown. */
export interface Fault {
  readonly message: string;
  /** `path:line` or `path:line:column`, where there is one. */
  readonly place: string | null;
  /** The reason and the way out, where more is known than that. */
  readonly why?: string | null;
  readonly fix?: string;
}

/** Prerendered markup: of demos by module key, of what else is live by its block. */
export type Islands = ReadonlyMap<string | ComponentBlock | PlaygroundBlock, Prerendered>;

/** Prefix of the ids that a demo generates, the same on both sides. */
export function islandPrefix(demo: Demo, styling: DemoVariant["styling"]): string {
  return demo.variants.length === 1 ? `${demo.name}-` : `${demo.name}-${styling}-`;
}
