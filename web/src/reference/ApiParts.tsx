import { analytics, inReference } from "../model/analytics";
import type { ApiParts as Parts } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { linkMessages } from "./linkMessages";
import { Html } from "../ui/Html";
import { RowHead, type ApiRowProps } from "./ApiRow";
import { ApiText } from "./ApiText";
import { apiTable } from "../browser/markup";
import { rowTraits, rowSince } from "./markup";
import { styledKind } from "../ui/markup";

export interface ApiPartsProps {
  readonly block: Parts;
  readonly t: Translate;
}

/** Slots, classes or CSS variables; deprecated ones folded below the others. */
export function ApiParts({ block: { kind, rows, folded }, t }: ApiPartsProps) {
  return (
    <div
      className="api-table"
      {...{ [apiTable]: "", [styledKind]: kind }}
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

function PartList({ parts, t }: Pick<ApiPartsProps, "t"> & { readonly parts: Parts["rows"] }) {
  return (
    <ul className="api-rows">
      {parts.map((part) => (
        <PartRow key={part.id} row={part} t={t} />
      ))}
    </ul>
  );
}

function PartRow({ row, t }: ApiRowProps) {
  return (
    <li
      className="api-row"
      id={row.id}
      {...{
        [rowTraits]: row.deprecated === null ? undefined : "deprecated",
        [rowSince]: row.since ?? undefined,
      }}
    >
      <RowHead row={row} t={t} />
      {row.facts.map(({ label, html }) => (
        <p key={label} className="api-value">
          {label} <Html as="code" html={html} />
        </p>
      ))}
      <ApiText row={row} t={t} />
    </li>
  );
}
