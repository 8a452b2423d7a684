import { analytics, inReference } from "../model/analytics";
import type { ApiPart as Part, ApiParts as Parts } from "../model/page.gen";
import type { Word } from "../model/words";
import { linkWords } from "./linkWords";
import { Badge } from "../ui/Badge";
import { Html } from "../ui/Html";
import { ApiText } from "./ApiText";

export interface ApiPartsProps {
  readonly block: Parts;
  readonly word: Word;
}

/** Slots, classes or CSS variables; deprecated ones folded below the others. */
export function ApiParts({ block: { kind, rows, folded }, word }: ApiPartsProps) {
  return (
    <div
      className="api-table"
      data-api=""
      data-kind={kind}
      {...linkWords(word)}
      {...analytics(inReference)}
    >
      <PartList parts={rows} word={word} />
      {folded.length > 0 && (
        <details className="api-group">
          <summary>{word("api.folded", { count: String(folded.length) })}</summary>
          <PartList parts={folded} word={word} />
        </details>
      )}
    </div>
  );
}

function PartList({ parts, word }: { readonly parts: readonly Part[]; readonly word: Word }) {
  return (
    <ul className="api-rows">
      {parts.map((part) => (
        <PartRow key={part.id} part={part} word={word} />
      ))}
    </ul>
  );
}

function PartRow({ part, word }: { readonly part: Part; readonly word: Word }) {
  const { id, facts, html, deprecated } = part;
  return (
    <li className="api-row" id={id} data-is={deprecated === null ? undefined : "deprecated"}>
      <PartHead part={part} word={word} />
      {facts.map((fact) => (
        <p key={fact.label} className="api-value">
          {fact.label} <Html as="code" html={fact.html} />
        </p>
      ))}
      <ApiText html={html} deprecated={deprecated} word={word} />
    </li>
  );
}

/** There are hundreds of these: a name stands alone unless it has badges. */
function PartHead({ part, word }: { readonly part: Part; readonly word: Word }) {
  const { id, also, prefix, name, deprecated, plan } = part;
  const link = (
    <a className="api-name" id={also[1]} href={`#${id}`}>
      {prefix}
      {/* Further anchors go to elements that are there anyway. */}
      {prefix === "" && also[0] === undefined ? name : <b id={also[0]}>{name}</b>}
    </a>
  );
  if (deprecated === null && plan === null) return link;
  return (
    <div className="api-head">
      {link}
      {deprecated !== null && <Badge>{word("badge.deprecated")}</Badge>}
      {plan !== null && <Badge>{word(`badge.${plan}`)}</Badge>}
    </div>
  );
}
