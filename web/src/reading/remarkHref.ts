import type { Page } from "../model/page.gen";
import type { Shell } from "../model/shell";

/** Stands for the section in an address that a script completes. */
export const sectionPlace = "{section}";

/**
 * Address of the form for a remark on a page, with the page filled in; `null` where the site has no
 * such form. The section's place stays: only the browser knows where somebody reads.
 */
export function remarkHref({ model }: Shell, page: Page, title: string): string | null {
  const address = page.canonical ?? page.route;
  return (
    model.issue
      ?.replace("{title}", encodeURIComponent(title))
      .replace("{page}", encodeURIComponent(address)) ?? null
  );
}

/** The same for the page as a whole. */
export function withoutSection(href: string): string {
  return href.replace(sectionPlace, "");
}
