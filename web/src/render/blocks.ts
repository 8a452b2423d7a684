import type { Block, ComponentBlock, Page } from "../model/page.gen";

/** The blocks of a page with those inside of them, in the order of the text. */
export function flatten(blocks: readonly Block[]): readonly Block[] {
  const all: Block[] = [];
  for (const block of blocks) {
    all.push(block);
    if (block.type === "callout" || block.type === "component") {
      all.push(...flatten(block.blocks));
    }
  }
  return all;
}

/** Ids of headings and demos that end as the address of a demo's code does. */
export function codeLikeIds({ blocks, demos }: Page): readonly string[] {
  const headings = flatten(blocks).flatMap((block) => (block.type === "heading" ? [block.id] : []));
  const names = Object.values(demos).map(({ name }) => name);
  return [...headings, ...names].filter((id) => /(?:js|tsx)$/.test(id));
}

/** Prefix of the ids that a specimen generates, and its key among what is drawn. */
export function specimenPrefix(key: string): string {
  return `specimen-${key.replace("/", "-")}-`;
}

/** Prefix of the ids that a component generates: a page may show one several times. */
export function componentPrefix(page: Page, block: ComponentBlock): string {
  return `${block.name.replace("/", "-")}-${String(flatten(page.blocks).indexOf(block))}-`;
}
