import type { FamilyCard, ShellModel } from "../../model/page.gen";

/** Stands for pages of no family: three panes of a show window. */
const siteMark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="currentColor"><path d="M3 3h8v18H3zM13 3h8v8h-8zM13 13h8v8h-8z"/></svg>';

/** Ink that follows the browser's own scheme; a favicon knows nothing of the page's. */
const ink =
  "<style>svg{color:#1b1d21}@media (prefers-color-scheme:dark){svg{color:#f2f3f5}}</style>";

/** The address of the icon of a page: the file that the site names, or the mark of what it is about. */
export function iconOf({ brand }: ShellModel, family: FamilyCard | null): string {
  return brand?.favicon ?? faviconOf(family?.logo ?? brand?.mark ?? null);
}

/** A mark as the address of an icon, which needs no file. */
function faviconOf(logo: string | null): string {
  const svg = (logo ?? siteMark).replace(/<svg[^>]*>/, (open) => `${withNamespace(open)}${ink}`);
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function withNamespace(open: string): string {
  return open.includes("xmlns=")
    ? open
    : open.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
}
