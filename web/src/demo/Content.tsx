import { directiveContent } from "../islands/markup";

export interface ContentProps {
  readonly html: string;
}

/** The Markdown in a directive of the site: finished HTML, which React leaves as it is. */
export function Content({ html }: ContentProps) {
  return (
    <div
      className="s-content"
      {...{ [directiveContent]: "" }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** The empty place of it in the markup of a component. */
const place = `<div class="s-content" ${directiveContent}=""></div>`;

/** Puts the drawn content of a directive into the markup of its component. */
export function withContent(markup: string, html: string): string {
  return markup.split(place).join(place.replace("><", () => `>${html}<`));
}
