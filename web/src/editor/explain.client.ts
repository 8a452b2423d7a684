import { withBase } from "../browser/basePath";
import { readErrorAddress } from "../errors/errorAddress";
import { fillMessage } from "../errors/errorPage.client";
import type { Shortened } from "./reportContent";

/** The full text of an error, and a link to more about it. */
export interface Explanation {
  readonly content: readonly (Node | string)[];
  /** A site path, or an address elsewhere. */
  readonly href: string;
}

/** Where React explains its errors: no package that a build could read has their texts. */
const elsewhere = "https://react.dev/errors/";

/**
 * Explains an error that a production build has shortened; `null` where this site knows nothing of
 * it. `route` is the page on which this site lists its errors: packages link to the same path.
 */
export async function explain(
  { code, visit }: Shortened,
  { page, route }: { readonly page: Document; readonly route: string | null },
): Promise<Explanation | null> {
  if (visit.href.startsWith(elsewhere)) {
    return { content: [withArguments(`Minified React error #${code}`, visit)], href: visit.href };
  }
  if (route === null || visit.pathname !== route) return null;
  const html = (await messages(route))[code];
  if (html === undefined) return null;
  const text = page.createElement("span");
  // Written by the engine; what the error says of its own case is filled in as text.
  text.innerHTML = html;
  fillMessage(text, readErrorAddress(visit.search));
  return { content: [text], href: `${route}${visit.search}` };
}

/** The arguments of an error, in words: `… #31: “object with keys {seed}”.` */
function withArguments(title: string, { search }: URL): string {
  const args = readErrorAddress(search).args.filter((value) => value !== "");
  return args.length === 0 ? `${title}.` : `${title}: ${args.map((one) => `“${one}”`).join(", ")}.`;
}

/** The messages of this site's errors by code, as HTML; none where they do not arrive. */
async function messages(route: string): Promise<Readonly<Record<string, string>>> {
  try {
    const response = await fetch(withBase(`${route}codes.json`));
    return response.ok ? ((await response.json()) as Record<string, string>) : {};
  } catch {
    // Without a network the error is shown as the package has written it.
    return {};
  }
}
