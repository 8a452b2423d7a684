import type { Block } from "../model/page.gen";

/** The blocks of a page with those inside of them, in the order of the text. */
export function flatten(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block) =>
    block.type === "callout" ? [block, ...flatten(block.blocks)] : [block],
  );
}
