import { renderToStaticMarkup } from "react-dom/server";

interface PackedProps {
  readonly html: string;
  /** By which others find what it holds. */
  readonly id?: string | undefined;
  /** Id of the one that holds what scripts put in its place. */
  readonly as?: string | undefined;
  /** Id of the element that this one stands in: it may be packed as a whole. */
  readonly of?: string | undefined;
}

/**
 * Markup that is there without scripts, and with them when it is asked for: `ui/packed.client.ts`
 * says how. What stands in another goes by another name until that is unpacked.
 */
export function Packed({ html, id, as, of }: PackedProps) {
  const inner = html.replaceAll(noscript, "$1s-packed");
  return (
    <noscript
      id={id}
      data-packed=""
      data-as={as}
      data-of={of}
      dangerouslySetInnerHTML={{ __html: inner }}
    />
  );
}

/** The tags of one in finished markup, where texts are escaped. */
const noscript = /(<\/?)noscript\b/g;

/** The same inside of finished markup; of nothing it is nothing. */
export function packed(html: string): string {
  return html === "" ? "" : renderToStaticMarkup(<Packed html={html} />);
}
