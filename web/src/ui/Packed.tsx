import { renderToStaticMarkup } from "react-dom/server";

interface PackedProps {
  readonly html: string;
  /** By which others find what it holds. */
  readonly id?: string | undefined;
  /** Id of the one that holds what scripts put in its place. */
  readonly as?: string | undefined;
}

/**
 * Markup that is there without scripts, and with them when it is asked for: `ui/packed.client.ts`
 * says how. One cannot stand in another.
 */
export function Packed({ html, id, as }: PackedProps) {
  return (
    <noscript id={id} data-packed="" data-as={as} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

/** The same inside of finished markup; of nothing it is nothing. */
export function packed(html: string): string {
  return html === "" ? "" : renderToStaticMarkup(<Packed html={html} />);
}
