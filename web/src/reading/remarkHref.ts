import type { Page } from "../model/page.gen";

/** Stands for the section in an address that a script completes. */
export const sectionPlace = "{section}";

/**
 * Address of the form for a remark on a page, with the page filled in; `form` is that address with
 * its placeholders. The section's place stays: only the browser knows where somebody reads.
 */
export function remarkHref(form: string, page: Page, title: string): string {
  const address = page.canonical ?? page.route;
  return form
    .replace("{title}", encodeURIComponent(title))
    .replace("{page}", encodeURIComponent(address));
}

/** The same for the page as a whole. */
export function withoutSection(href: string): string {
  return href.replace(sectionPlace, "");
}
