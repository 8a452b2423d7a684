import type { Assets, Page } from "../model/page.gen";
import { flatten } from "./blocks";
import type { CriticalStyles } from "./critical";

/** The style sheets that only this page needs: of what is live on it, then its critical styles. */
export function pageStylesheets(
  page: Page,
  assets: Assets,
  critical: CriticalStyles | null,
): readonly string[] {
  const islands = flatten(page.blocks).flatMap((block) => {
    if (block.type === "component") return [assets.components[block.name]];
    if (block.type !== "demo") return [];
    return page.demos[block.demo]?.variants.map(({ module }) => assets.demos[module]) ?? [];
  });
  const own = islands.flatMap((island) => island?.stylesheets ?? []);
  return [...new Set(own), ...(critical === null ? [] : [critical.href])];
}
