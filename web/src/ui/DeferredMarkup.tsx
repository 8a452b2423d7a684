import { renderToStaticMarkup } from "react-dom/server";

interface DeferredMarkupProps {
  readonly html: string;
  /** By which others find what it holds. */
  readonly id?: string | undefined;
  /** Id of the one that holds what scripts put in its place. */
  readonly sameAs?: string | undefined;
  /** Id of the element around this one: that may be deferred as a whole. */
  readonly within?: string | undefined;
}

/**
 * Markup that is there without scripts, and with them when it is asked for: `ui/deferredMarkup.client.ts`
 * says how. One inside another has another element name until the outer one is expanded.
 */
export function DeferredMarkup({ html, id, sameAs, within }: DeferredMarkupProps) {
  const inner = html.replaceAll(noscript, "$1s-deferred");
  return (
    <noscript
      id={id}
      data-deferred=""
      data-same-as={sameAs}
      data-within={within}
      dangerouslySetInnerHTML={{ __html: inner }}
    />
  );
}

/** The tags of one in finished markup, where texts are escaped. */
const noscript = /(<\/?)noscript\b/g;

/** The same inside of finished markup; of nothing it is nothing. */
export function deferMarkup(html: string): string {
  return html === "" ? "" : renderToStaticMarkup(<DeferredMarkup html={html} />);
}
