import type { ApiPart, ApiRow, ApiTable } from "../model/page.gen";

export function apiRow(fields: Partial<ApiRow> & Pick<ApiRow, "name">): ApiRow {
  return {
    id: `bag-prop-${fields.name}`,
    type: "string",
    size: "short",
    default: null,
    html: "",
    details: null,
    required: false,
    callback: false,
    requiresRef: false,
    deprecated: null,
    deprecatedIn: null,
    since: null,
    changes: [],
    origin: null,
    plan: null,
    ...fields,
  };
}

export function apiTable(...rows: readonly ApiRow[]): ApiTable {
  const versions = rows.flatMap(({ since }) => since ?? []);
  return { type: "api-table", id: "bag-props", label: "Props of Bag", rows, groups: [], versions };
}

/** So many plain rows that a table is worth filtering. */
export const fillers = Array.from({ length: 8 }, (_, at) =>
  apiRow({ name: `filler${String(at)}` }),
);

export function apiPart(fields: Partial<ApiPart> & Pick<ApiPart, "name">): ApiPart {
  return {
    id: `bag-slot-${fields.name}`,
    also: [],
    prefix: "",
    facts: [],
    html: "",
    deprecated: null,
    deprecatedIn: null,
    since: null,
    plan: null,
    ...fields,
  };
}
