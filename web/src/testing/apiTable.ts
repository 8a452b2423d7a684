import type { ApiRow, ApiTable } from "../model/page.gen";

export function apiRow(fields: Partial<ApiRow> & Pick<ApiRow, "name">): ApiRow {
  return {
    id: `bag-prop-${fields.name}`,
    ...{ type: "string", size: "short", prefix: "", html: "" },
    ...{ also: [], facts: [], changes: [], definitions: [] },
    ...{ required: false, callback: false, requiresRef: false },
    ...{ default: null, call: null, deprecated: null, deprecatedIn: null },
    ...{ since: null, origin: null, plan: null },
    ...fields,
  };
}

export function apiTable(...rows: readonly ApiRow[]): ApiTable {
  return { type: "api-table", id: "bag-props", label: "Props of Bag", rows, groups: [] };
}

/** So many plain rows that a table is worth filtering. */
export const fillers = Array.from({ length: 8 }, (_, at) =>
  apiRow({ name: `filler${String(at)}` }),
);
