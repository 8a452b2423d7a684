import type { Assets, Block, Demo, DemoBlock, Page, ShellModel } from "../model/page.gen";
import { flatten, slotKey } from "./blocks";

/** The style sheets that only this page needs, before its critical styles. */
export function pageStylesheets(
  page: Page,
  { assets, model }: { readonly assets: Assets; readonly model: ShellModel },
  inSlots: readonly { readonly block: Block }[] = [],
): readonly string[] {
  const blocks = [...flatten(page.blocks), ...inSlots.map(({ block }) => block)];
  const kinds = [
    ...(isBranded(model) ? ["brand"] : []),
    ...(page.post === null ? [] : ["blog"]),
    ...blocks.flatMap(partsOf),
  ];
  const shell = kinds.flatMap((part) => assets.parts[part] ?? []);
  const own = blocks.flatMap((block) => liveStylesheets(block, page, assets));
  const slots = model.slots.flatMap((name) => assets.components[slotKey(name)]?.stylesheets ?? []);
  return unique([...shell, ...own, ...slots]);
}

/** Whether a site sets anything that needs the styles of `shell/brand`. */
export function isBranded({ brand, banner, ...model }: ShellModel): boolean {
  const { headerLinks, socialLinks, slots } = model;
  const some = [headerLinks, socialLinks, slots].some(({ length }) => length > 0);
  return brand !== null || banner !== null || some;
}

/** The parts of the shell's styles that a block needs. */
function partsOf(block: Block): readonly string[] {
  if (block.type === "component") {
    return [...(block.live ? ["demo"] : []), ...(block.blocks.length > 0 ? ["directive"] : [])];
  }
  if (block.type === "demo") return ["demo"];
  if (block.type === "playground") return ["demo", "playground"];
  if (block.type === "icons") return ["icons"];
  if (block.type === "catalog" || block.type === "catalog-filter") return ["catalog"];
  if (block.type === "posts") return ["blog"];
  return block.type.startsWith("api-") ? ["api"] : [];
}

/** Those of a document that shows one demo. */
export function demoStylesheets(demo: Demo, assets: Assets): readonly string[] {
  return unique([...(assets.parts["demo"] ?? []), ...ownStylesheets(demo, assets)]);
}

function ownStylesheets(demo: Demo, assets: Assets): readonly string[] {
  return demo.variants.flatMap(({ module }) => assets.demos[module]?.stylesheets ?? []);
}

function liveStylesheets(block: Block, page: Page, assets: Assets): readonly string[] {
  if (block.type === "component") return assets.components[block.name]?.stylesheets ?? [];
  if (block.type === "catalog") return assets.families[block.family] ?? [];
  if (block.type === "playground") return assets.playgrounds[block.key]?.stylesheets ?? [];
  const demo = isOnPage(block) ? page.demos[block.demo] : undefined;
  return demo === undefined ? [] : ownStylesheets(demo, assets);
}

/** A framed demo brings its styles to its own document, except for the background of its stage. */
function isOnPage(block: Block): block is DemoBlock {
  return block.type === "demo" && block.frameHeight === null;
}

function unique(all: readonly string[]): readonly string[] {
  return [...new Set(all)];
}
