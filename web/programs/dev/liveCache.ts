import type { Live } from "../../src/entry-server.tsx";
import type { Block, Page } from "../../src/model/page.gen.ts";
import { isRecord } from "../shared/unknown.ts";

/**
 * Keeps what is live on pages, so that a change of a page's text renders nothing of it again: that
 * is most of the work. All of it is forgotten when a module changes.
 */
export class LiveCache<Extra extends object> {
  #kept = new Map<string, { key: string; page: Page; live: Live; extra: Extra }>();

  forget() {
    this.#kept.clear();
  }

  /**
   * What is live on a page, with the page to be rendered with it.
   *
   * @param faults What is known to be wrong with its demos.
   */
  async of(
    page: Page,
    render: () => Promise<{ live: Live; extra: Extra }>,
    faults: unknown = null,
  ) {
    const live = liveBlocks(page.blocks);
    const key = JSON.stringify([live, modulesOf(page), surroundings(page), faults]);
    const known = this.#kept.get(page.route);
    if (known?.key === key && !live.some(dependsOnPage)) {
      const blocks = withBlocks(page.blocks, liveBlocks(known.page.blocks)) as Block[];
      return { ...known, page: { ...page, blocks } };
    }
    const rendered = { key, page, ...(await render()) };
    this.#kept.set(page.route, rendered);
    return rendered;
  }
}

/** What the document of a single demo says of its page. */
function surroundings({ title, userLanguage, fonts }: Page) {
  return [title, userLanguage, fonts];
}

function modulesOf({ demos }: Page) {
  return Object.values(demos).map(({ id, name, variants }) => [
    id,
    name,
    variants.map(({ module, styling }) => [module, styling]),
  ]);
}

/** A component has ids that depend on its place, or is given the whole page. */
function dependsOnPage({ type }: { type: string }) {
  return type === "component";
}

function liveBlocks(value: unknown): { type: string }[] {
  if (Array.isArray(value)) return value.flatMap(liveBlocks);
  if (isLive(value)) return [value];
  return isRecord(value) ? Object.values(value).flatMap(liveBlocks) : [];
}

/**
 * The same with other live blocks, in their order: what was rendered is known by them.
 *
 * @param blocks Is emptied.
 */
function withBlocks(value: unknown, blocks: { type: string }[]): unknown {
  if (Array.isArray(value)) return value.map((one) => withBlocks(one, blocks));
  if (isLive(value)) return blocks.shift();
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withBlocks(one, blocks)]),
  );
}

function isLive(value: unknown): value is { type: string } {
  return isRecord(value) && ["demo", "component", "playground"].includes(String(value["type"]));
}
