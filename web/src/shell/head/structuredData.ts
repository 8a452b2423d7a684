import type { Crumb, Page } from "../../model/page.gen";

const context = "https://schema.org";

interface Thing {
  readonly "@type": string;
  readonly [property: string]: unknown;
}

/**
 * What a page says of itself to search engines, as one JSON-LD document: what it is, of which site,
 * and the way down to it.
 *
 * Addresses are whole, so `canonical` must be known. `more` adds to the page itself, or says that it
 * is another type of thing: a post has its date and its author.
 */
export function structuredData(
  page: Page,
  canonical: string,
  site: string,
  more: Readonly<Record<string, unknown>> = {},
): string {
  const address = siteAddress(page, canonical);
  const things = [
    { ...pageItself(page, canonical, { address, site }), ...more },
    ...crumbList(page.place.breadcrumbs, address),
  ];
  return safely({ "@context": context, "@graph": things });
}

/** Returns the address of the site, without a slash at its end. */
export function siteAddress({ route }: Page, canonical: string): string {
  return canonical.slice(0, canonical.length - route.length);
}

function pageItself(
  page: Page,
  url: string,
  { address, site }: { readonly address: string; readonly site: string },
): Thing {
  const whole = { "@type": "WebSite", name: site, url: `${address}/` };
  if (page.route === "/") return { ...whole, description: page.description };
  return {
    "@type": "TechArticle",
    headline: page.title,
    description: page.description,
    url,
    ...(page.picture !== null && { image: page.picture }),
    isPartOf: whole,
  };
}

/** Groups have no page of their own and so no address: they are left out. */
function crumbList(crumbs: readonly Crumb[], address: string): readonly Thing[] {
  const linked = crumbs.filter(({ href }) => href !== null);
  if (linked.length < 2) return [];
  const items = linked.map(({ title, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title,
    item: `${address}${href ?? ""}`,
  }));
  return [{ "@type": "BreadcrumbList", itemListElement: items }];
}

/** JSON that can be in a script element: nothing in it begins a tag or a comment. */
function safely(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
