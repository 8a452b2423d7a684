import type { ApiRow } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { Html } from "../ui/Html";

/** The description of a row, and what to use instead. */
export function ApiText({ row, t }: { readonly row: ApiRow; readonly t: Translate }) {
  const { html, deprecated, deprecatedIn } = row;
  const warns = deprecated !== null && (deprecated !== "" || deprecatedIn !== null);
  if (!warns) return html === "" ? null : <Text html={html} />;
  return (
    <div className="api-text">
      {html !== "" && <Html className="s-prose" html={html} />}
      <Deprecation html={deprecated} version={deprecatedIn} t={t} />
    </div>
  );
}

/** Most texts are one paragraph, and there may be hundreds: it needs nothing around it. */
function Text({ html }: { readonly html: string }) {
  const [start, end] = ["<p>", "</p>"];
  const isOne = html.startsWith(start) && html.indexOf(end) === html.length - end.length;
  const inner = isOne ? html.slice(start.length, -end.length) : html;
  return <Html as={isOne ? "p" : "div"} className="api-text s-prose" html={inner} />;
}

export interface DeprecationProps {
  /** The reason; an empty text where none is given, nothing where nothing is deprecated. */
  readonly html: string | null;
  readonly version?: string | null;
  readonly t: Translate;
}

/** Since when and why something should not be used any more. */
export function Deprecation({ html, version = null, t }: DeprecationProps) {
  if (html === null || (html === "" && version === null)) return null;
  const label = version === null ? t("badge.deprecated") : t("api.deprecatedIn", { version });
  if (html === "") return <p className="api-deprecated s-prose">{label}</p>;
  return (
    <p className="api-deprecated s-prose">
      {label}: <Html as="span" html={html} />
    </p>
  );
}
