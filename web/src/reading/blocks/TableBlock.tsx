import type { TableBlock as Table } from "../../model/page.gen";
import type { Translate } from "../../model/messages";

export interface TableBlockProps {
  readonly block: Table;
  readonly t: Translate;
}

/** A table in a box of its own, so that a wide one scrolls there and not the page. */
export function TableBlock({ block, t }: TableBlockProps) {
  return (
    <div
      className="s-table"
      role="group"
      aria-label={t("table.label")}
      tabIndex={0}
      dangerouslySetInnerHTML={{ __html: block.html }}
    />
  );
}
