import type {
  GridFilterItem,
  GridGetRowsParams,
  GridGetRowsResponse,
  GridUpdateRowParams,
} from '@mui/x-data-grid';

export type Row = Record<string, unknown>;
/** A request, counted from 1, with the `params` of `getRows` or the `edit` of `updateRow`. */
export interface ServerRequest {
  number: number;
  params?: GridGetRowsParams;
  edit?: GridUpdateRowParams;
}

export interface ServerOptions {
  /** Finds the rows of a request. */
  answer?: (rows: Row[], params: GridGetRowsParams) => GridGetRowsResponse;
  /** Milliseconds until a response. */
  delay?: number;
  /** Returns why a request fails. */
  fail?: (request: ServerRequest) => string | undefined;
  log?: (request: ServerRequest) => void;
}

/** Stands in for a server, with its rows in memory. In your data source, call `fetch` instead. */
export function createServer(rows: Row[], options: ServerOptions = {}) {
  const { answer = pageOf, delay = 400, fail, log } = options;
  let stored = rows;
  let number = 0;
  async function receive(content: Omit<ServerRequest, 'number'>) {
    const request = { ...content, number: (number += 1) };
    log?.(request);
    await new Promise((resolve) => setTimeout(resolve, delay));
    const reason = fail?.(request);
    if (reason) throw new Error(reason);
  }
  return {
    getRows: async (params: GridGetRowsParams) => {
      await receive({ params });
      return answer(stored, params);
    },
    updateRow: async (edit: GridUpdateRowParams) => {
      await receive({ edit });
      const update = (row: Row) => (row.id === edit.rowId ? { ...row, ...edit.updatedRow } : row);
      stored = stored.map(update);
      return edit.updatedRow;
    },
  };
}

function pageOf(rows: Row[], params: GridGetRowsParams) {
  const found = findRows(rows, params);
  return { rows: found.slice(Number(params.start), params.end + 1), rowCount: found.length };
}

/** Filters and sorts rows. */
export function findRows(rows: Row[], { filterModel, sortModel }: GridGetRowsParams) {
  const { items, logicOperator, quickFilterValues: words = [] } = filterModel;
  const filters = items.filter(({ operator, value }) => operator.endsWith('Empty') || text(value));
  const rule = String(logicOperator) === 'or' && filters.length > 0 ? 'some' : 'every';
  const found = rows
    .filter((row) => filters[rule]((filter) => passes(row[filter.field], filter)))
    .filter((row) => words.every((word) => text(Object.values(row)).includes(text(word))));
  for (const { field, sort } of [...sortModel].reverse()) {
    found.sort((a, b) => (sort === 'desc' ? -1 : 1) * compare(a[field], b[field]));
  }
  return found;
}

const text = (value: unknown) => String((value as string | number | null) ?? '').toLowerCase();
const time = (day: Date) => day.getTime() - day.getTimezoneOffset() * 60_000;
const compare = (a: unknown, b: unknown) =>
  typeof a === 'string' ? text(a).localeCompare(text(b)) : Number(a) - Number(b);

/** Says whether a cell passes a filter. A day in a filter is in UTC. */
function passes(cell: unknown, { operator, value }: GridFilterItem) {
  const [own, wanted] = [text(cell), text(value)];
  const difference = compare(cell instanceof Date ? time(cell) : cell, value);
  if (/^(=|is|equals)$/.test(operator)) return own === wanted || difference === 0;
  if (/^(!=|not|doesNotEqual)$/.test(operator)) return own !== wanted && difference !== 0;
  if (/^(>|after)$/.test(operator)) return difference > 0;
  if (/^(>=|onOrAfter)$/.test(operator)) return difference >= 0;
  if (/^(<|before)$/.test(operator)) return difference < 0;
  if (/^(<=|onOrBefore)$/.test(operator)) return difference <= 0;
  if (operator === 'contains') return own.includes(wanted);
  if (operator === 'doesNotContain') return !own.includes(wanted);
  if (operator === 'startsWith') return own.startsWith(wanted);
  if (operator === 'endsWith') return own.endsWith(wanted);
  if (operator === 'isAnyOf') return (value as unknown[]).map(text).includes(own);
  return (operator === 'isEmpty') === (own === '');
}
