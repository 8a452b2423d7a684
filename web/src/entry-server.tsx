import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { DemoFrame } from "./demo/DemoFrame";
import { Island } from "./demo/Island";
import type { Islands } from "./demo/islands";
import { Document } from "./layout/Document";
import { createShell, type Shell } from "./layout/shell";
import type { Assets, ComponentBlock, Page, RenderedPage, ShellModel } from "./model/page.gen";
import { Blocks, type LiveBlocks } from "./page/Blocks";
import { componentPrefix } from "./render/blocks";
import { createPageCache, criticalStyles } from "./render/critical";
import { renderIslands } from "./render/islands";
import { pageStylesheets } from "./render/stylesheets";

export type RenderPage = (page: Page) => Promise<RenderedPage>;

/** Prepares what all pages share; the answer renders one page to a whole HTML document. */
export function createRenderer(model: ShellModel, assets: Assets): RenderPage {
  const shell = createShell(model, assets);
  return async (page) => {
    const cache = createPageCache();
    const islands = await renderIslands(page, model, cache);
    const critical = criticalStyles(cache);
    const html = renderToStaticMarkup(
      <Document shell={shell} page={page} stylesheets={pageStylesheets(page, assets, critical)}>
        <Blocks blocks={page.blocks} word={shell.word} live={liveBlocks(shell, page, islands)} />
        {/* Empty: names the styles that the file above holds, for Emotion not to add them again. */}
        {critical && <style data-emotion={`css ${critical.names.join(" ")}`} />}
      </Document>,
    );
    return {
      route: page.route,
      html: `<!doctype html>${html}`,
      files: critical === null ? {} : { [critical.href]: critical.css },
    };
  };
}

function liveBlocks(shell: Shell, page: Page, islands: Islands): LiveBlocks {
  const { assets, word } = shell;
  return {
    demo(block) {
      const demo = page.demos[block.demo];
      return demo && <DemoFrame {...{ block, demo, assets, islands, word }} />;
    },
    component: (block) => drawComponent(block, componentPrefix(page, block), islands, shell),
  };
}

function drawComponent(
  block: ComponentBlock,
  prefix: string,
  islands: Islands,
  { assets, word }: Shell,
): ReactNode {
  const html = islands.get(block) ?? "";
  if (!block.live) return <div dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <Island
      assets={assets.components[block.name]}
      prefix={prefix}
      html={html}
      props={block.props}
      word={word}
    />
  );
}
