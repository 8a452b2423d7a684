import type { GridFilterItem, GridGetRowsParams, GridUpdateRowParams } from '@mui/x-data-grid';

type Row = Record<string, unknown>;
/** A request, counted from 1, with the `params` of `getRows` or the `edit` of `updateRow`. */
export type ServerRequest = {
  number: number;
  params?: GridGetRowsParams;
  edit?: GridUpdateRowParams;
};

interface Options {
  /** Milliseconds until a response. */
  delay?: number;
  /** Returns why a request fails. */
  fail?: (request: ServerRequest) => string | undefined;
  log?: (request: ServerRequest) => void;
}

/** Stands in for a server, with its rows in memory. In your data source, call `fetch` instead. */
export function createServer(rows: Row[], { delay = 400, fail, log }: Options = {}) {
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
    async getRows(params: GridGetRowsParams) {
      await receive({ params });
      const { items, logicOperator, quickFilterValues: words = [] } = params.filterModel;
      const filters = items.filter(
        ({ operator, value }) => operator.endsWith('Empty') || text(value),
      );
      const rule = logicOperator === 'or' && filters.length > 0 ? 'some' : 'every';
      const found = stored
        .filter((row) => filters[rule]((filter) => passes(row[filter.field], filter)))
        .filter((row) => words.every((word) => text(Object.values(row)).includes(text(word))));
      for (const { field, sort } of [...params.sortModel].reverse()) {
        const sign = sort === 'desc' ? -1 : 1;
        found.sort((a, b) => sign * compare(a[field], b[field]));
      }
      return { rows: found.slice(Number(params.start), params.end + 1), rowCount: found.length };
    },
    async updateRow(edit: GridUpdateRowParams) {
      await receive({ edit });
      stored = stored.map((row) => (row.id === edit.rowId ? edit.updatedRow : row));
      return edit.updatedRow;
    },
  };
}

const text = (value: unknown) => String(value ?? '').toLowerCase();
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
