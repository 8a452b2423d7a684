import type { ApiCall, ApiRow as Row } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { Badge } from "../ui/Badge";
import { Html } from "../ui/Html";
import { ApiText } from "./ApiText";
import { ApiDefinition, ApiField } from "./ApiTypes";
import { traitsOf } from "./traits";
import { rowTraits, rowSince } from "./markup";
import { styledSize } from "../ui/markup";

export interface ApiRowProps {
  readonly row: Row;
  readonly t: Translate;
}

/** A prop: its name and type, then what it does, then what is folded. */
export function ApiRow({ row, t }: ApiRowProps) {
  const { id, size, since, changes } = row;
  const traits = traitsOf(row).join(" ");
  return (
    <li
      className="api-row"
      id={id}
      {...{
        [rowTraits]: traits === "" ? undefined : traits,
        [rowSince]: since ?? undefined,
        [styledSize]: size === "short" ? undefined : size,
      }}
    >
      <RowHead row={row} t={t} />
      {size === "long" ? <LongType row={row} /> : <Type row={row} />}
      {changes.length > 0 && <Html as="p" className="api-value" html={changes.join("<br>")} />}
      <ApiText row={row} t={t} />
      <Folded row={row} t={t} />
    </li>
  );
}

/** The name of a row with its badges, if it has any. */
export function RowHead({ row, t }: ApiRowProps) {
  // There may be hundreds of rows: a name has no wrapper unless it has badges.
  if (!hasBadges(row)) return <Name row={row} />;
  return (
    <div className="api-head">
      <Name row={row} />
      {row.required && <Badge>{t("api.required")}</Badge>}
      {row.deprecated !== null && <Badge>{t("badge.deprecated")}</Badge>}
      {row.plan !== null && <Badge>{t(`plan.${row.plan}`)}</Badge>}
      {row.requiresRef && (
        <span className="s-badge" title={t("api.requiresRef.title")}>
          {t("api.requiresRef")}
        </span>
      )}
      <Origin row={row} t={t} />
      {row.since !== null && (
        <span className="api-origin">{t("api.since", { version: row.since })}</span>
      )}
    </div>
  );
}

function hasBadges({ required, deprecated, plan, requiresRef, origin, since }: Row): boolean {
  return required || requiresRef || [deprecated, plan, origin, since].some((one) => one !== null);
}

function Name({ row: { id, also, prefix, name } }: Pick<ApiRowProps, "row">) {
  return (
    <a className="api-name" id={also[1]} href={`#${id}`}>
      {prefix}
      {/* Further anchors go to elements that are there anyway. */}
      {prefix === "" && also[0] === undefined ? name : <b id={also[0]}>{name}</b>}
    </a>
  );
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

/** How a callback is called, and the named types of a row. */
function Folded({ row: { call, definitions }, t }: ApiRowProps) {
  if (call === null && definitions.length === 0) return null;
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
          <ApiField key={field.code} field={field} t={t} />
        ))}
        {returns !== null && <ApiField field={returns} label={t("api.returns")} t={t} />}
      </ul>
    </div>
  );
}
