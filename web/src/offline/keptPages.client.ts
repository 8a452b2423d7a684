import { sitePath } from "../browser/basePath";
import { keptPagesList } from "./markup";

/** A page that can be read without a network. */
export interface KeptPage {
  readonly path: string;
  /** As HTML, escaped as it is in the page. */
  readonly title: string;
}

/** Returns the pages that were kept, the one that was read last first. */
export async function keptPages(cache: Cache): Promise<KeptPage[]> {
  const requests = (await cache.keys()).filter(({ url }) =>
    isPage(sitePath(new URL(url).pathname)),
  );
  const found = await Promise.all(
    requests.reverse().map(async (request) => {
      const response = await cache.match(request);
      const path = new URL(request.url).pathname;
      return { path, title: titleOf(await beginning(response)) ?? path };
    }),
  );
  return found;
}

/** Documents of single demos and of sandboxes are parts of other pages. */
function isPage(path: string): boolean {
  return path.endsWith("/") && !path.startsWith("/_") && !path.includes("/demos/");
}

/** The first part of a page, which holds its head: some pages are long. */
async function beginning(response: Response | undefined): Promise<string> {
  const reader = response?.body?.pipeThrough(new TextDecoderStream()).getReader();
  const part = await reader?.read();
  await reader?.cancel();
  return part?.value ?? "";
}

function titleOf(html: string): string | undefined {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1];
}

/** Puts links to pages into the empty list that the page for readers without a network has. */
export function listPages(html: string, pages: readonly KeptPage[]): string {
  const items = pages.map(({ path, title }) => `<li><a href="${escaped(path)}">${title}</a></li>`);
  return html.replace(
    new RegExp(`(<ul[^>]*\\b${keptPagesList}\\b[^>]*>)(</ul>)`),
    (_, start: string, end: string) => [start, ...items, end].join(""),
  );
}

/** A path has no quotes of its own: addresses have them encoded. */
function escaped(path: string): string {
  return path.replaceAll("&", "&amp;");
}
