import { renderToStaticMarkup } from "react-dom/server";
import { DemoFrame } from "./demo/DemoFrame";
import type { Assets } from "./model/assets";
import type { Page, RenderedPage, ShellModel } from "./model/page.gen";
import { createPageCache, criticalStyles } from "./render/critical";
import { renderIslands } from "./render/islands";

export type RenderPage = (page: Page) => Promise<RenderedPage>;

/** Prepares what all pages share; the answer renders one page to a whole HTML document. */
export function createRenderer(shell: ShellModel, assets: Assets): RenderPage {
  return async (page) => {
    const cache = createPageCache();
    const islands = await renderIslands(page, cache);
    const critical = criticalStyles(cache);
    const html = renderToStaticMarkup(
      <html lang="en" dir="ltr">
        <head>
          <title>{`${page.title} - ${shell.title}`}</title>
          {critical && <link rel="stylesheet" href={critical.href} />}
        </head>
        <body>
          {page.blocks.map((block) => {
            if (block.type !== "demo") return null;
            const demo = page.demos[block.demo];
            return demo && <DemoFrame key={demo.id} {...{ block, demo, assets, islands }} />;
          })}
          <script type="module" src={assets.script} />
        </body>
      </html>,
    );
    return {
      route: page.route,
      html: `<!doctype html>${html}`,
      files: critical === null ? {} : { [critical.href]: critical.css },
    };
  };
}
