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

/** Returns the first demo of a page that imports one of the packages without a license key. */
export function firstUnlicensed({ blocks, demos }: Page, unlicensed: readonly string[]) {
  for (const block of flatten(blocks)) {
    const demo = block.type === "demo" ? demos[block.demo] : undefined;
    const names = demo?.dependencies.map(({ name }) => name) ?? [];
    const packages = names.filter((one) => unlicensed.includes(one));
    if (packages.length > 0) return { block, packages };
  }
  return undefined;
}

/** The key of the component in a place of the shell, in the bundle and among what is drawn. */
export function slotKey(name: string): string {
  return `slots/${name}`;
}

/** Prefix of the ids that a specimen generates, and its key among what is drawn. */
export function specimenPrefix(key: string): string {
  return `specimen-${key.replace("/", "-")}-`;
}

/** Prefix of the ids that a component generates: a page may show one several times. */
export function componentPrefix(page: Page, block: ComponentBlock): string {
  return `${block.name.replace("/", "-")}-${String(flatten(page.blocks).indexOf(block))}-`;
}
