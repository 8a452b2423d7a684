import { analytics, inReference } from "../model/analytics";
import type { ApiPart as Part, ApiParts as Parts } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { linkMessages } from "./linkMessages";
import { Badge } from "../ui/Badge";
import { Html } from "../ui/Html";
import { ApiItem } from "./ApiItem";
import { ApiText } from "./ApiText";
import { Since } from "./Since";

export interface ApiPartsProps {
  readonly block: Parts;
  readonly t: Translate;
}

/** Slots, classes or CSS variables; deprecated ones folded below the others. */
export function ApiParts({ block: { kind, rows, folded }, t }: ApiPartsProps) {
  return (
    <div
      className="api-table"
      data-api=""
      data-kind={kind}
      {...linkMessages(t)}
      {...analytics(inReference)}
    >
      <PartList parts={rows} t={t} />
      {folded.length > 0 && (
        <details className="api-group">
          <summary>{t("api.folded", { count: folded.length })}</summary>
          <PartList parts={folded} t={t} />
        </details>
      )}
    </div>
  );
}

function PartList({ parts, t }: { readonly parts: readonly Part[]; readonly t: Translate }) {
  return (
    <ul className="api-rows">
      {parts.map((part) => (
        <PartRow key={part.id} part={part} t={t} />
      ))}
    </ul>
  );
}

interface PartProps {
  readonly part: Part;
  readonly t: Translate;
}

function PartRow({ part, t }: PartProps) {
  const { id, facts, html, deprecated, deprecatedIn } = part;
  return (
    <ApiItem id={id} traits={deprecated === null ? [] : ["deprecated"]}>
      <PartHead part={part} t={t} />
      {facts.map((fact) => (
        <p key={fact.label} className="api-value">
          {fact.label} <Html as="code" html={fact.html} />
        </p>
      ))}
      <ApiText html={html} deprecated={deprecated} version={deprecatedIn} t={t} />
    </ApiItem>
  );
}

/** There are hundreds of these: a name has no wrapper unless it has badges. */
function PartHead({ part, t }: PartProps) {
  const { id, also, prefix, name, deprecated, plan, since } = part;
  const link = (
    <a className="api-name" id={also[1]} href={`#${id}`}>
      {prefix}
      {/* Further anchors go to elements that are there anyway. */}
      {prefix === "" && also[0] === undefined ? name : <b id={also[0]}>{name}</b>}
    </a>
  );
  if (deprecated === null && plan === null && since === null) return link;
  return (
    <div className="api-head">
      {link}
      {deprecated !== null && <Badge>{t("badge.deprecated")}</Badge>}
      {plan !== null && <Badge>{t(`plan.${plan}`)}</Badge>}
      <Since version={since} t={t} />
    </div>
  );
}
