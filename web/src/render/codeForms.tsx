import { renderToStaticMarkup } from "react-dom/server";
import { CodeFormsDocument } from "../demo/CodeFormsDocument";
import { fetchedForms } from "../demo/panels";
import type { Translate } from "../model/messages";
import type { Assets, Demo, Page } from "../model/page.gen";
import { hashedPath } from "./hashedPath";

/** The code that a page leaves out. */
export interface CodeForms {
  /** Site path of the document of a demo; those that are whole in their page have none. */
  readonly hrefs: ReadonlyMap<Demo, string>;
  /** The documents by site path. */
  readonly files: Readonly<Record<string, string>>;
}

/** Writes a document for each demo of a page that has other forms, or files behind tabs. */
export function codeFormsOf(
  { demos, userLanguage }: Page,
  assets: Assets,
  t: Translate,
): CodeForms {
  const hrefs = new Map<Demo, string>();
  const files: Record<string, string> = {};
  const stylesheets = [...assets.stylesheets, ...(assets.parts["demo"] ?? [])];
  for (const demo of Object.values(demos)) {
    if (fetchedForms(demo).length === 0) continue;
    const html = renderToStaticMarkup(
      <CodeFormsDocument {...{ demo, stylesheets, t }} language={userLanguage} />,
    );
    const document = `<!doctype html>${html}`;
    const href = hashedPath("code", document, "html");
    hrefs.set(demo, href);
    files[href] = document;
  }
  return { hrefs, files };
}
