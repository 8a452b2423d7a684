import { renderToStaticMarkup } from "react-dom/server";
import * as registry from "showfloor:registry";
import type { Prerendered } from "../demo/islands";
import type { ComponentBlock } from "../model/page.gen";
import { createTranslate } from "../site";
import type { SlotProps } from "../site/types";
import { slotKey } from "./blocks";
import { renderBothDirections } from "./bothDirections";
import type { PageStyles } from "./critical";
import { messageOf } from "../demo/errorMessage";
import { drawnTwice, load, renderComponent, type Surrounding } from "./islands";
import { slotIsland } from "./markup";

/** A live component in a place of the shell. */
export interface SlotIsland {
  readonly block: ComponentBlock;
  /** Of the ids that it generates. */
  readonly prefix: string;
  readonly prerendered: Prerendered;
}

/** The component in a place of the shell, with holes for what is live in it. */
export interface DrawnSlot {
  readonly prerendered: Prerendered;
  readonly islands: readonly SlotIsland[];
}

/** By the name of the place. */
export type DrawnSlots = ReadonlyMap<string, DrawnSlot>;

/** Draws the components of a site in places of the shell. */
export async function renderSlots(around: Surrounding, styles: PageStyles): Promise<DrawnSlots> {
  const drawn = new Map<string, DrawnSlot>();
  for (const name of around.shell.slots) {
    try {
      drawn.set(name, await renderSlot(name, around, styles));
    } catch (error) {
      throw new Error(`the component ${slotKey(name)} throws: ${messageOf(error)}`, {
        cause: error,
      });
    }
  }
  return drawn;
}

async function renderSlot(
  name: string,
  around: Surrounding,
  styles: PageStyles,
): Promise<DrawnSlot> {
  const { default: Component } = await load(registry.components, slotKey(name));
  const holes = new Map<string, ComponentBlock>();
  const props = slotProps(around, holes);
  const prerendered = renderBothDirections(
    {
      nodeFor: (direction) => <Component {...props} direction={direction} />,
      render: renderToStaticMarkup,
      prefix: `slot-${name}-`,
      plugins: await Component.mirror?.(),
    },
    styles,
  );
  if (holes.size > 0 && prerendered.rtl !== null) throw new Error(drawnTwice);
  if (name === "Footer") checkFooter(prerendered);
  const islands: SlotIsland[] = [];
  for (const block of holes.values()) {
    const prefix = `slot-${name}-${String(islands.length)}-`;
    islands.push({
      block,
      prefix,
      prerendered: await renderComponent(block, around, styles, prefix),
    });
  }
  return { prerendered, islands };
}

/** @param holes Takes the live components that are asked for, each once. */
function slotProps(
  { page, shell }: Surrounding,
  holes: Map<string, ComponentBlock>,
): Omit<SlotProps, "direction"> {
  const { route, title, description, layout, family, sourcePath } = page;
  return {
    page: { route, title, description, layout, family, sourcePath },
    site: { title: shell.title, repository: shell.repository },
    t: createTranslate(shell),
    island(name, props = {}) {
      const key = JSON.stringify([name, props]);
      const block = { name, props, live: true, markdown: null, blocks: [] };
      holes.set(key, { type: "component", ...block });
      return <div {...{ [slotIsland]: [...holes.keys()].indexOf(key) }} />;
    },
  };
}

/** Puts the markup of live components into the holes for them. */
export function fillHoles(
  { prerendered, islands }: DrawnSlot,
  draw: (island: SlotIsland) => string,
): Prerendered {
  const html = prerendered.html.replace(
    new RegExp(`<div ${slotIsland}="(\\d+)"></div>`, "g"),
    (_, index: string) => {
      const island = islands[Number(index)];
      return island === undefined ? "" : draw(island);
    },
  );
  return { ...prerendered, html };
}

function checkFooter({ html }: Prerendered): void {
  if (html.includes(`href="${import.meta.env.BASE_URL}third-party-notices/"`)) return;
  throw new Error(
    "It has no link to /third-party-notices/. The licenses of works that readers are sent ask for their " +
      'texts to go along: add <a href="/third-party-notices/">.',
  );
}
