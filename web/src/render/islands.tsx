import { renderToStaticMarkup, renderToString } from "react-dom/server";
import * as registry from "showfloor:registry";
import { Content } from "../demo/Content";
import { messageOf } from "../demo/errorMessage";
import { type Fault, islandPrefix, type Islands, type Prerendered } from "../demo/islands";
import { Surroundings } from "../demo/Surroundings";
import type {
  CatalogBlock,
  ComponentBlock,
  Demo,
  DemoBlock,
  Page,
  PlaygroundBlock,
  ShellModel,
} from "../model/page.gen";
import { createTranslate } from "../model/messages";
import { Playground } from "../playground/Playground";
import { playgroundPrefix, playgroundMessages } from "../playground/playgroundMessages";
import { componentPrefix, flatten, specimenPrefix } from "./blocks";
import { renderBothDirections } from "./bothDirections";
import type { PageStyles, StylesOfDocuments } from "./critical";
import { DemoFailure } from "./failure";
import type { Direction } from "../settings/preferences.client";
import { unfollowed } from "./unfollowed";
import { faultPlace } from "../browser/markup";

/** Decides what becomes of a demo that fails: what is shown in its place, or an error. */
export type OnFailure = (failure: DemoFailure) => Fault;

/** Returns what is known to be wrong with a demo, which is then not rendered. */
export type KnownFault = (demo: Demo) => Fault | undefined;

/** Renders what is live on a page, each demo apart, so that one that fails is known by name. */
export async function renderIslands(
  page: Page,
  shell: ShellModel,
  { of: stylesOf }: StylesOfDocuments,
  onFailure: OnFailure,
  knownFault: KnownFault = () => undefined,
): Promise<Islands> {
  const rendered = new Map<string | ComponentBlock | PlaygroundBlock, Prerendered>();
  for (const block of flatten(page.blocks)) {
    const fault = block.type === "demo" ? knownFault(demoOf(page, block)) : undefined;
    if (block.type === "demo" && fault !== undefined) {
      for (const { module } of demoOf(page, block).variants) rendered.set(module, report(fault));
    } else if (block.type === "demo" && !block.clientOnly) {
      const render = shell.dev ? renderToString : renderUnfollowed;
      await renderDemo(demoOf(page, block), stylesOf(block), { render, rendered, onFailure });
    } else if (block.type === "catalog") {
      await renderSpecimens(block, stylesOf(block), { rendered, onFailure });
    } else if (block.type === "component") {
      rendered.set(block, await renderComponent(block, { page, shell }, stylesOf(block)));
    } else if (block.type === "playground") {
      rendered.set(block, await renderPlayground(block, page, stylesOf(block), onFailure));
    }
  }
  return rendered;
}

export function demoOf(page: Page, block: DemoBlock): Demo {
  const demo = page.demos[block.demo];
  if (demo === undefined) throw new Error(`The page does not hold the demo ${block.demo}.`);
  return demo;
}

interface DemoRendering {
  readonly render: typeof renderToString;
  readonly rendered: Map<unknown, Prerendered>;
  readonly onFailure: OnFailure;
}

function renderUnfollowed(...content: Parameters<typeof renderToString>): string {
  return unfollowed(renderToString(...content));
}

async function renderDemo(
  demo: Demo,
  styles: PageStyles,
  { render, rendered, onFailure }: DemoRendering,
): Promise<void> {
  for (const variant of demo.variants) {
    try {
      const content = await demoContent(variant.module);
      const prefix = islandPrefix(demo, variant.styling);
      rendered.set(variant.module, renderBothDirections({ ...content, render, prefix }, styles));
    } catch (error) {
      rendered.set(variant.module, report(onFailure(new DemoFailure(demo.id, error))));
    }
  }
}

function report(fault: Fault): Prerendered {
  const html = renderToStaticMarkup(<FaultReport fault={fault} />);
  return { html, rtl: null, fault };
}

/** Takes the place of a demo that cannot be rendered, while a site is written. */
function FaultReport({ fault: { message, place, why, fix } }: { readonly fault: Fault }) {
  return (
    <div className="demo-crash" role="alert">
      {place !== null && (
        <p className="demo-crash-title" {...{ [faultPlace]: "" }}>
          {place}
        </p>
      )}
      <pre className="demo-crash-message">
        {message}
        {why && `\nwhy: ${why}`}
        {fix && `\nfix: ${fix}`}
      </pre>
    </div>
  );
}

async function demoContent(module: string) {
  const [{ default: Component }, { default: Provider }] = await Promise.all([
    load(registry.demos, module),
    load(registry.providers, registry.surroundings[module] ?? ""),
  ]);
  return {
    nodeFor: () => (
      <Surroundings Provider={Provider}>
        <Component />
      </Surroundings>
    ),
    plugins: await Provider.mirror?.(),
  };
}

/** Pictures of what a family has, made of the things themselves: they never come alive. */
async function renderSpecimens(
  { family, groups }: CatalogBlock,
  styles: PageStyles,
  { rendered, onFailure }: Omit<DemoRendering, "render">,
): Promise<void> {
  const keys = groups.flatMap(({ cards }) => cards.map(({ specimen }) => specimen));
  for (const key of keys.filter((one) => one !== "")) {
    const prefix = specimenPrefix(key);
    try {
      const { default: Provider } = await load(registry.providers, family);
      const { default: Specimen } = await load(registry.specimens, key);
      const nodeFor = () => (
        <Surroundings Provider={Provider}>
          <Specimen />
        </Surroundings>
      );
      const plugins = await Provider.mirror?.();
      const content = { nodeFor, render: renderToStaticMarkup, prefix, plugins };
      rendered.set(prefix, renderBothDirections(content, styles));
    } catch (error) {
      rendered.set(prefix, report(onFailure(new DemoFailure(key, error, "specimen"))));
    }
  }
}

export interface Surrounding {
  readonly page: Page;
  readonly shell: ShellModel;
}

/** A component that stays on the server is also given the page and what all pages share. */
export async function renderComponent(
  block: ComponentBlock,
  { page, shell }: Surrounding,
  styles: PageStyles,
  prefix: string = componentPrefix(page, block),
): Promise<Prerendered> {
  const { default: Component } = await load(registry.components, block.name);
  // Its content is drawn with the page, and put into this place.
  const children = block.blocks.length > 0 ? <Content html="" /> : undefined;
  const given = block.live ? block.props : { page, shell, ...block.props };
  const render = block.live ? renderToString : renderToStaticMarkup;
  const nodeFor = (direction: Direction) => (
    <Component {...given} direction={direction}>
      {children}
    </Component>
  );
  const plugins = await Component.mirror?.();
  try {
    const prerendered = renderBothDirections({ nodeFor, render, prefix, plugins }, styles);
    if (children !== undefined && prerendered.rtl !== null) throw new Error(drawnTwice);
    return prerendered;
  } catch (error) {
    throw new Error(`the component ${block.name} throws: ${messageOf(error)}`, { cause: error });
  }
}

export const drawnTwice =
  "It is drawn differently from right to left, so its content would be in the page twice. Leave " +
  "direction to its styles.";

async function renderPlayground(
  block: PlaygroundBlock,
  { translations, userLanguage }: Page,
  styles: PageStyles,
  onFailure: OnFailure,
): Promise<Prerendered> {
  const messages = playgroundMessages(createTranslate(translations, userLanguage), block);
  try {
    const { default: module } = await load(registry.playgrounds, block.key);
    const nodeFor = () => <Playground block={block} messages={messages} module={module} />;
    const plugins = await module.Provider.mirror?.();
    return renderBothDirections(
      { nodeFor, render: renderToString, prefix: playgroundPrefix, plugins },
      styles,
    );
  } catch (error) {
    return report(onFailure(new DemoFailure(block.name, error, "playground")));
  }
}

export function load<Module>(table: Readonly<Record<string, () => Promise<Module>>>, key: string) {
  const module = table[key];
  if (module === undefined) throw new Error(`The build does not hold ${key}. Build again.`);
  return module();
}
