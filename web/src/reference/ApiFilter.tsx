import { analytics, inReference } from "../model/analytics";
import type { ApiParts, ApiRow, ApiTable, Block } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { Icon } from "../ui/Icon";
import { type Trait, traits, traitsOf } from "./traits";
import { countWords, orderButton, densityButton } from "./markup";
import { needsScript } from "../ui/markup";

export interface ApiFilterProps {
  /** Of the page; all of its tables are narrowed down at once. */
  readonly blocks: readonly Block[];
  readonly t: Translate;
}

/** Fewer rows are seen at one glance. */
const worthFiltering = 8;

/** The place of the filter among the blocks of a page: before its first table; -1 for none. */
export function placeOfFilter(blocks: readonly Block[]): number {
  return rowsOf(blocks).length < worthFiltering ? -1 : blocks.findIndex(isTable);
}

/** Narrows the tables of a page down; needs script. */
export function ApiFilter({ blocks, t }: ApiFilterProps) {
  const rows = rowsOf(blocks);
  const label = t("api.filter.label");
  return (
    <search
      className="api-filter"
      aria-label={label}
      {...{ [needsScript]: "" }}
      {...analytics(inReference)}
    >
      <div className="api-search">
        <label className="s-field">
          <Icon name="search" />
          <input
            type="search"
            aria-label={label}
            placeholder={t("api.filter.placeholder")}
            autoComplete="off"
            spellCheck={false}
          />
          <span
            role="status"
            {...{ [countWords]: t("api.filter.count", { shown: "{shown}", total: "{total}" }) }}
          >
            {t("api.filter.count", { shown: rows.length, total: rows.length })}
          </span>
        </label>
      </div>
      <Versions rows={rows} t={t} />
      <div className="api-tools">
        <Chips rows={rows} t={t} />
        <button
          type="button"
          className="s-chip"
          {...{ [orderButton]: "" }}
          aria-pressed="false"
          {...analytics({ eventAction: "order" })}
        >
          {t("api.order.name")}
        </button>
        <button
          type="button"
          className="s-chip"
          {...{ [densityButton]: "" }}
          aria-pressed="false"
          {...analytics({ eventAction: "density" })}
        >
          {t("api.density.compact")}
        </button>
      </div>
      <p className="api-none" hidden>
        {t("api.filter.none")}
      </p>
    </search>
  );
}

interface RowsProps {
  readonly rows: readonly ApiRow[];
  readonly t: Translate;
}

function Chips({ rows, t }: RowsProps) {
  const counted = traits.map((trait) => ({ trait, count: countRows(rows, trait) }));
  const useful = counted.filter(({ count }) => count > 0);
  if (useful.length === 0) return null;
  return (
    <div
      className="api-chips"
      role="group"
      aria-label={t("api.filter.only")}
      {...analytics({ eventAction: "filter", eventLabel: "{value}" })}
    >
      {useful.map(({ trait, count }) => (
        <button key={trait} type="button" className="s-chip" value={trait} aria-pressed="false">
          {t(`api.filter.${trait}`)} <span>{count}</span>
        </button>
      ))}
    </div>
  );
}

const byNumbers = new Intl.Collator("en", { numeric: true });

/** The versions since which rows are new, the newest first. */
function Versions({ rows, t }: RowsProps) {
  const versions = [...new Set(rows.flatMap(({ since }) => since ?? []))];
  versions.sort((one, other) => byNumbers.compare(other, one));
  if (versions.length === 0) return null;
  return (
    <select className="s-input" aria-label={t("api.filter.only")}>
      <option value="">{t("api.filter.since")}</option>
      {versions.map((version) => (
        <option key={version} value={version}>
          {t("api.filter.since.version", { version })}
        </option>
      ))}
    </select>
  );
}

function isTable(block: Block): block is ApiTable | ApiParts {
  return block.type === "api-table" || block.type === "api-parts";
}

function rowsOf(blocks: readonly Block[]): readonly ApiRow[] {
  return blocks.filter(isTable).flatMap((block) => {
    return block.type === "api-table" ? block.rows : [...block.rows, ...block.folded];
  });
}

function countRows(rows: readonly ApiRow[], trait: Trait): number {
  return rows.filter((row) => traitsOf(row).includes(trait)).length;
}
