import { analytics } from "../model/analytics";
import type { ApiTable } from "../model/page.gen";
import type { Translate } from "../model/messages";
import { Icon } from "../ui/Icon";
import { type Trait, traits, traitsOf } from "./traits";

export interface ApiFilterProps {
  readonly table: ApiTable;
  readonly t: Translate;
}

/** Narrows a table down; needs script. */
export function ApiFilter({ table, t }: ApiFilterProps) {
  const total = table.rows.length;
  const label = t("api.filter.label", { title: table.label });
  return (
    <search className="api-filter" aria-label={label} data-needs-script="">
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
            data-text={t("api.filter.count", { shown: "{shown}", total: "{total}" })}
          >
            {t("api.filter.count", { shown: total, total })}
          </span>
        </label>
      </div>
      <Versions table={table} t={t} />
      <div className="api-tools">
        <Chips table={table} t={t} />
        <button
          type="button"
          className="s-chip"
          data-order=""
          aria-pressed="false"
          {...analytics({ eventAction: "order" })}
        >
          {t("api.order.name")}
        </button>
        <button
          type="button"
          className="s-chip"
          data-density=""
          aria-pressed="false"
          {...analytics({ eventAction: "density" })}
        >
          {t("api.density.compact")}
        </button>
      </div>
    </search>
  );
}

function Chips({ table, t }: ApiFilterProps) {
  const counted = traits.map((trait) => ({ trait, rows: countRows(table, trait) }));
  const useful = counted.filter(({ rows }) => rows > 0);
  if (useful.length === 0) return null;
  return (
    <div
      className="api-chips"
      role="group"
      aria-label={t("api.filter.only")}
      {...analytics({ eventAction: "filter", eventLabel: "{value}" })}
    >
      {useful.map(({ trait, rows }) => (
        <button key={trait} type="button" className="s-chip" value={trait} aria-pressed="false">
          {t(`api.filter.${trait}`)} <span>{rows}</span>
        </button>
      ))}
    </div>
  );
}

/** The versions since which rows are new. */
function Versions({ table: { versions }, t }: ApiFilterProps) {
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

function countRows({ rows }: ApiTable, trait: Trait): number {
  return rows.filter((row) => traitsOf(row).includes(trait)).length;
}
