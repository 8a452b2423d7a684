import type { TableBlock as Table } from "../model/page.gen";
import type { Word } from "../model/words";

export interface TableBlockProps {
  readonly block: Table;
  readonly word: Word;
}

/** A table in a box of its own, so that a wide one scrolls there and not the page. */
export function TableBlock({ block, word }: TableBlockProps) {
  return (
    <div
      className="s-table"
      role="group"
      aria-label={word("table.label")}
      tabIndex={0}
      dangerouslySetInnerHTML={{ __html: block.html }}
    />
  );
}
