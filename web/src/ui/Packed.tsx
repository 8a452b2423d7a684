import { renderToStaticMarkup } from "react-dom/server";

/**
 * Markup that is there without scripts, and with them when it is asked for: `ui/packed.client.ts`
 * says how. One cannot stand in another.
 */
export function Packed({ html }: { readonly html: string }) {
  return <noscript data-packed="" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The same inside of finished markup; of nothing it is nothing. */
export function packed(html: string): string {
  return html === "" ? "" : renderToStaticMarkup(<Packed html={html} />);
}
