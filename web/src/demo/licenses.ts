import type { Demo, DemoBlock } from "../model/page.gen";

/** A demo as it is on a page. */
export type PlacedDemo = readonly [block: DemoBlock, demo: Demo];

/** A demo whose components show a license notice. */
export interface UnlicensedDemo {
  readonly block: DemoBlock;
  /** Names of the packages that show it. */
  readonly packages: readonly string[];
}

/** Returns the first demo of a page that imports one of the packages without a license key. */
export function firstUnlicensed(
  demos: readonly PlacedDemo[],
  unlicensed: readonly string[],
): UnlicensedDemo | undefined {
  for (const [block, { dependencies }] of demos) {
    const packages = dependencies.map(({ name }) => name).filter((one) => unlicensed.includes(one));
    if (packages.length > 0) return { block, packages };
  }
  return undefined;
}
