import { analytics, inReference } from "../model/analytics";
import type { ApiNameGroup, ApiTable as Table } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { linkMessages } from "./linkMessages";
import { ApiRow } from "./ApiRow";
import { apiTable } from "../browser/markup";

export interface ApiTableProps {
  readonly block: Table;
  readonly t: Translate;
}

/** All props of an entry, one a row; the filter of the page (`ApiFilter.tsx`) narrows it down. */
export function ApiTable({ block, t }: ApiTableProps) {
  return (
    <div
      className="api-table"
      {...{ [apiTable]: block.id }}
      {...linkMessages(t)}
      {...analytics(inReference)}
    >
      <ul className="api-rows" aria-label={block.label}>
        {block.rows.map((row) => (
          <ApiRow key={row.id} row={row} t={t} />
        ))}
      </ul>
      {block.groups.map((group) => (
        <NameGroup key={group.kind} group={group} t={t} />
      ))}
    </div>
  );
}

function NameGroup({ group: { kind, names, href }, t }: GroupProps) {
  return (
    <details className="api-group">
      <summary>{t(`api.group.${kind}`, { count: names.length })}</summary>
      <ul className="api-names">
        {names.map(({ id, name }) => (
          <li key={id} id={id}>
            {name}
          </li>
        ))}
      </ul>
      {href !== null && (
        <a className="s-text-link" href={href}>
          {t("api.group.system.link")}
        </a>
      )}
    </details>
  );
}

interface GroupProps {
  readonly group: ApiNameGroup;
  readonly t: Translate;
}
