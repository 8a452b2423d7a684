import { analytics, inReference } from "../model/analytics";
import type { ApiNameGroup, ApiTable as Table } from "../model/page.gen";
import type { Word } from "../model/words";
import { linkWords } from "./linkWords";
import { ApiFilter } from "./ApiFilter";
import { ApiRow } from "./ApiRow";

export interface ApiTableProps {
  readonly block: Table;
  readonly word: Word;
}

/** Fewer rows are seen at one glance. */
const worthFiltering = 8;

/** All props of an entry, one a row; `behaviour.ts` gives life to its filter. */
export function ApiTable({ block, word }: ApiTableProps) {
  return (
    <div className="api-table" data-api={block.id} {...linkWords(word)} {...analytics(inReference)}>
      {block.rows.length >= worthFiltering && <ApiFilter table={block} word={word} />}
      <ul className="api-rows" aria-label={block.label}>
        {block.rows.map((row) => (
          <ApiRow key={row.id} row={row} word={word} />
        ))}
      </ul>
      {block.groups.map((group) => (
        <NameGroup key={group.kind} group={group} word={word} />
      ))}
      <p className="api-none" hidden>
        {word("api.filter.none")}
      </p>
    </div>
  );
}

function NameGroup({ group: { kind, names, href }, word }: GroupProps) {
  return (
    <details className="api-group">
      <summary>{word(`api.group.${kind}`, { count: String(names.length) })}</summary>
      <ul className="api-names">
        {names.map(({ id, name }) => (
          <li key={id} id={id}>
            {name}
          </li>
        ))}
      </ul>
      {href !== null && (
        <a className="s-text-link" href={href}>
          {word("api.group.system.link")}
        </a>
      )}
    </details>
  );
}

interface GroupProps {
  readonly group: ApiNameGroup;
  readonly word: Word;
}
