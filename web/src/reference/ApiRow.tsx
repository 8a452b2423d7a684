import type { ApiCall, ApiDetails, ApiRow as Row } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { Badge } from "../ui/Badge";
import { Html } from "../ui/Html";
import { ApiDefinition } from "./ApiDefinition";
import { ApiField } from "./ApiField";
import { ApiItem } from "./ApiItem";
import { ApiText } from "./ApiText";
import { Since } from "./Since";
import { traitsOf } from "./traits";

export interface ApiRowProps {
  readonly row: Row;
  readonly t: Translate;
}

/** A prop: its name and type, then what it does, then what is folded. */
export function ApiRow({ row, t }: ApiRowProps) {
  const size = row.size === "short" ? undefined : row.size;
  return (
    <ApiItem id={row.id} traits={traitsOf(row)} since={row.since} size={size}>
      <Head row={row} t={t} />
      {row.size === "long" ? <LongType row={row} /> : <Type row={row} />}
      {row.changes.length > 0 && (
        <Html as="p" className="api-value" html={row.changes.join("<br>")} />
      )}
      <ApiText html={row.html} deprecated={row.deprecated} version={row.deprecatedIn} t={t} />
      {row.details !== null && <Details details={row.details} t={t} />}
    </ApiItem>
  );
}

function Head({ row, t }: ApiRowProps) {
  const link = (
    <a className="api-name" href={`#${row.id}`}>
      {row.name}
    </a>
  );
  // There may be hundreds of rows: a name has no wrapper unless it has badges.
  if (!hasBadges(row)) return link;
  return (
    <div className="api-head">
      {link}
      {row.required && <Badge>{t("api.required")}</Badge>}
      {row.deprecated !== null && <Badge>{t("badge.deprecated")}</Badge>}
      {row.plan !== null && <Badge>{t(`plan.${row.plan}`)}</Badge>}
      {row.requiresRef && (
        <span className="s-badge" title={t("api.requiresRef.title")}>
          {t("api.requiresRef")}
        </span>
      )}
      <Origin row={row} t={t} />
      <Since version={row.since} t={t} />
    </div>
  );
}

function hasBadges({ required, deprecated, plan, requiresRef, origin, since }: Row): boolean {
  return required || requiresRef || [deprecated, plan, origin, since].some((one) => one !== null);
}

function Origin({ row: { origin }, t }: ApiRowProps) {
  if (origin === null) return null;
  const text = t("api.origin", { name: origin.name });
  return origin.href === null ? (
    <span className="api-origin">{text}</span>
  ) : (
    <a className="api-origin" href={origin.href}>
      {text}
    </a>
  );
}

/** As TypeScript would have it: the type, an equals sign, the default. */
function Type({ row: { type, default: value } }: Pick<ApiRowProps, "row">) {
  return (
    <Html as="code" className="api-type" html={value === null ? type : `${type} = ${value}`} />
  );
}

/** A type of which only the beginning shows at first. */
function LongType({ row }: Pick<ApiRowProps, "row">) {
  return (
    <details className="api-long">
      <summary>
        <Type row={row} />
      </summary>
    </details>
  );
}

interface DetailsProps {
  readonly details: ApiDetails;
  readonly t: Translate;
}

/** How a callback is called, and the named types of a row. */
function Details({ details: { call, definitions }, t }: DetailsProps) {
  const names = definitions.map(({ name }) => name);
  const parts = [...(call === null ? [] : [t("api.call")]), ...names];
  return (
    <details className="api-more">
      <summary>{parts.join(", ")}</summary>
      {call !== null && <Call call={call} t={t} />}
      {definitions.map((definition) => (
        <ApiDefinition key={definition.name} definition={definition} t={t} />
      ))}
    </details>
  );
}

interface CallProps {
  readonly call: ApiCall;
  readonly t: Translate;
}

function Call({ call: { type, parameters, returns }, t }: CallProps) {
  return (
    <div className="api-call">
      {type !== "" && <Html as="code" html={type} />}
      <ul>
        {parameters.map((field) => (
          <ApiField key={field.name} field={field} t={t} />
        ))}
        {returns !== null && <ApiField field={returns} label={t("api.returns")} t={t} />}
      </ul>
    </div>
  );
}
