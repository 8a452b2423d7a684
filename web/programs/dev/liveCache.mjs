/** @typedef {import("../../src/entry-server.tsx").Live} Live */
/** @typedef {import("../../src/model/page.gen.ts").Block} Block */
/** @typedef {import("../../src/model/page.gen.ts").Page} Page */

/**
 * Keeps what is live on pages, so that a change of a page's text renders nothing of it again: that
 * is most of the work. All of it is forgotten when a module changes.
 *
 * @template {object} Extra
 */
export class LiveCache {
  /** @type {Map<string, { key: string, page: Page, live: Live, extra: Extra }>} */
  #kept = new Map();

  forget() {
    this.#kept.clear();
  }

  /**
   * What is live on a page, with the page to be rendered with it.
   *
   * @param {Page} page
   * @param {() => Promise<{ live: Live, extra: Extra }>} render
   */
  async of(page, render) {
    const live = liveBlocks(page.blocks);
    const key = JSON.stringify([live, modulesOf(page), surroundings(page)]);
    const known = this.#kept.get(page.route);
    if (known?.key === key && !live.some(dependsOnPage)) {
      const blocks = /** @type {Block[]} */ (
        withBlocks(page.blocks, liveBlocks(known.page.blocks))
      );
      return { ...known, page: { ...page, blocks } };
    }
    const rendered = { key, page, ...(await render()) };
    this.#kept.set(page.route, rendered);
    return rendered;
  }
}

/**
 * What the document of a single demo says of its page.
 *
 * @param {Page} page
 */
function surroundings({ title, userLanguage, fonts }) {
  return [title, userLanguage, fonts];
}

/** @param {Page} page */
function modulesOf({ demos }) {
  return Object.values(demos).map(({ id, name, variants }) => [
    id,
    name,
    variants.map(({ module, styling }) => [module, styling]),
  ]);
}

/**
 * A component has ids that depend on its place, or is given the whole page.
 *
 * @param {{ type: string }} block
 */
function dependsOnPage({ type }) {
  return type === "component";
}

/**
 * @param {unknown} value
 * @returns {{ type: string }[]}
 */
function liveBlocks(value) {
  if (Array.isArray(value)) return value.flatMap(liveBlocks);
  if (isLive(value)) return [value];
  return isRecord(value) ? Object.values(value).flatMap(liveBlocks) : [];
}

/**
 * The same with other live blocks, in their order: what was rendered is known by them.
 *
 * @param {unknown} value
 * @param {{ type: string }[]} blocks Is emptied.
 * @returns {unknown}
 */
function withBlocks(value, blocks) {
  if (Array.isArray(value)) return value.map((one) => withBlocks(one, blocks));
  if (isLive(value)) return blocks.shift();
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withBlocks(one, blocks)]),
  );
}

/**
 * @param {unknown} value
 * @returns {value is { type: string }}
 */
function isLive(value) {
  return isRecord(value) && ["demo", "component", "playground"].includes(String(value["type"]));
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
