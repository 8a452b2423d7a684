import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import * as registry from "showfloor:registry";
import { islandPrefix, type Islands } from "../demo/islands";
import type {
  ComponentBlock,
  Demo,
  DemoBlock,
  Page,
  PlaygroundBlock,
  ShellModel,
} from "../model/page.gen";
import { createWords } from "../model/words";
import { Playground } from "../playground/Playground";
import { playgroundPrefix, playgroundWords } from "../playground/words";
import { componentPrefix, flatten } from "./blocks";
import { DemoFailure, messageOf } from "./failure";

/** Which Emotion cache gathers the styles of a demo: the page's, or one of its own document. */
export type CacheOf = (block: DemoBlock | ComponentBlock | PlaygroundBlock) => EmotionCache;

/** Renders what is live on a page, each demo apart, so that one that fails is known by name. */
export async function renderIslands(
  page: Page,
  shell: ShellModel,
  cacheOf: CacheOf,
): Promise<Islands> {
  const rendered = new Map<string | ComponentBlock | PlaygroundBlock, string>();
  for (const block of flatten(page.blocks)) {
    if (block.type === "demo" && !block.clientOnly) {
      await renderDemo(demoOf(page, block), cacheOf(block), rendered);
    } else if (block.type === "component") {
      rendered.set(block, await renderComponent(block, { page, shell }, cacheOf(block)));
    } else if (block.type === "playground") {
      rendered.set(block, await renderPlayground(block, shell, cacheOf(block)));
    }
  }
  return rendered;
}

export function demoOf(page: Page, block: DemoBlock): Demo {
  const demo = page.demos[block.demo];
  if (demo === undefined) throw new Error(`The page does not hold the demo ${block.demo}.`);
  return demo;
}

async function renderDemo(
  demo: Demo,
  cache: EmotionCache,
  rendered: Map<unknown, string>,
): Promise<void> {
  for (const variant of demo.variants) {
    try {
      const element = await demoElement(variant.module);
      const options = { identifierPrefix: islandPrefix(demo, variant.styling) };
      rendered.set(variant.module, renderToString(cached(element, cache), options));
    } catch (error) {
      throw new DemoFailure(demo.id, error);
    }
  }
}

async function demoElement(module: string): Promise<ReactNode> {
  const family = registry.families[module];
  const [{ default: Component }, { default: Provider }] = await Promise.all([
    load(registry.demos, module),
    load(registry.providers, family ?? ""),
  ]);
  return (
    <Provider direction="ltr">
      <Component />
    </Provider>
  );
}

interface Surrounding {
  readonly page: Page;
  readonly shell: ShellModel;
}

/** A component that stays on the server is also given the page and what all pages share. */
async function renderComponent(
  block: ComponentBlock,
  { page, shell }: Surrounding,
  cache: EmotionCache,
): Promise<string> {
  const { default: Component } = await load(registry.components, block.name);
  const given = block.live ? block.props : { page, shell, ...block.props };
  const element = cached(<Component {...given} />, cache);
  const render = block.live ? renderToString : renderToStaticMarkup;
  try {
    return render(element, { identifierPrefix: componentPrefix(page, block) });
  } catch (error) {
    throw new Error(`the component ${block.name} throws: ${messageOf(error)}`, { cause: error });
  }
}

async function renderPlayground(
  block: PlaygroundBlock,
  shell: ShellModel,
  cache: EmotionCache,
): Promise<string> {
  const { default: cast } = await load(registry.playgrounds, block.key);
  const words = playgroundWords(createWords(shell.words), block);
  const element = cached(<Playground block={block} words={words} cast={cast} />, cache);
  try {
    return renderToString(element, { identifierPrefix: playgroundPrefix });
  } catch (error) {
    throw new Error(`the playground of ${block.name} throws: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

function cached(element: ReactNode, cache: EmotionCache): ReactNode {
  return <CacheProvider value={cache}>{element}</CacheProvider>;
}

function load<Module>(table: Readonly<Record<string, () => Promise<Module>>>, key: string) {
  const module = table[key];
  if (module === undefined) throw new Error(`The build does not hold ${key}. Build again.`);
  return module();
}
