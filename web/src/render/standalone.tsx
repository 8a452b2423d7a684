import { renderToStaticMarkup } from "react-dom/server";
import { StandaloneDocument } from "../demo/StandaloneDocument";
import { standaloneRoute } from "../demo/standaloneRoute";
import type { Islands } from "../demo/islands";
import { fontSheets } from "../model/fontSheets";
import type { Assets, Page, ShellModel } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { flatten } from "./blocks";
import { CriticalLink, EmptyStyle } from "./CriticalLink";
import type { StylesOfDocuments } from "./critical";
import { demoOf } from "./islands";
import { demoStylesheets } from "./stylesheets";

interface Tools {
  readonly assets: Assets;
  readonly model: ShellModel;
  readonly t: Translate;
  /** Address of the icon of the page's family. */
  readonly icon: string;
}

/** The documents that show one demo of a page each, and their critical styles, by site path. */
export function standaloneFiles(
  page: Page,
  islands: Islands,
  styles: StylesOfDocuments,
  { assets, model, t, icon }: Tools,
): Record<string, string> {
  const files: Record<string, string> = {};
  for (const block of flatten(page.blocks)) {
    if (block.type !== "demo") continue;
    const demo = demoOf(page, block);
    const { critical, joined, files: own } = styles.of(block).write();
    Object.assign(files, own);
    const stylesheets = [
      ...demoStylesheets(demo, assets),
      ...fontSheets(page.fonts, assets, model),
    ];
    const html = renderToStaticMarkup(
      <StandaloneDocument
        {...{ page, block, demo, islands, assets, t, icon, stylesheets, joined }}
        critical={<CriticalLink critical={critical} />}
      >
        <EmptyStyle critical={critical} />
      </StandaloneDocument>,
    );
    files[`${standaloneRoute(page.route, demo.name)}index.html`] = `<!doctype html>${html}`;
  }
  return files;
}
