import type {
  GridGetRowsParams,
  GridRowId,
  GridUpdateRowParams,
  GridValidRowModel,
} from '@mui/x-data-grid';
import { aggregateKey, aggregateRows } from './aggregateRows';
import type { AggregationModel } from './aggregateRows';
import { fieldsOf } from './fields';
import type { Field, Fields } from './fields';
import { filterRows } from './filterRows';
import { levelsOfGroups, levelsOfTree } from './groupRows';
import { sortRows } from './sortRows';

/** What the grids of all plans ask for. A server receives the same as JSON. */
export interface SourceParams extends Omit<GridGetRowsParams, 'start' | 'end'> {
  /** The first row, counted from 0. */
  readonly start?: GridGetRowsParams['start'];
  /** The last row, which is part of the answer. */
  readonly end?: number;
  /** The keys of all parents, for the rows below them. Such answers are whole: only the root has pages. */
  readonly groupKeys?: readonly string[];
  readonly groupFields?: readonly string[];
  readonly aggregationModel?: AggregationModel;
}

/** What the source answers, which is what a server would send. */
export interface SourceAnswer {
  rows: GridValidRowModel[];
  /** Of the root, also where children are asked for: the grid takes it for its pages. */
  rowCount?: number;
  aggregateRow?: GridValidRowModel;
  pageInfo: { hasNextPage: boolean };
}

/** A request as it is sent; `number` counts them from 1. */
export type SourceRequest = { readonly number: number } & (
  | { readonly method: 'getRows'; readonly params: SourceParams }
  | { readonly method: 'updateRow'; readonly params: GridUpdateRowParams }
);

export interface SourceOptions<Row> {
  /** The columns of the grid, for the types of their fields. */
  readonly columns: readonly Field[];
  /** Milliseconds until an answer. Default: 400. */
  readonly delay?: number;
  /** Every nth request fails, or those for which a function returns what went wrong. */
  readonly fail?: number | ((request: SourceRequest) => string | undefined);
  /** Is told of each request when it is sent. */
  readonly log?: (request: SourceRequest) => void;
  /** Whether answers say how many rows there are. Default: true. */
  readonly countRows?: boolean;
  /** Makes tree data: the keys that lead to a row, its own last. */
  readonly getTreeDataPath?: (row: Row) => readonly string[];
  /** Default: the field `id`. */
  readonly getRowId?: (row: Row) => GridRowId;
}

/** A data source for all plans of the grid. Its functions may be passed on by themselves. */
export interface Source {
  readonly getRows: (params: SourceParams) => Promise<SourceAnswer>;
  readonly updateRow: (params: GridUpdateRowParams) => Promise<GridValidRowModel>;
  readonly getGroupKey: (row: GridValidRowModel) => string;
  readonly getChildrenCount: (row: GridValidRowModel) => number;
  readonly getAggregatedValue: (row: GridValidRowModel, field: string) => string;
}

/** Makes a data source that has its rows in memory and answers like a server: later, and not always. */
export function createSource<Row extends GridValidRowModel>(
  rows: readonly Row[],
  options: SourceOptions<Row>,
): Source {
  const fields = fieldsOf(options.columns);
  const idOf = options.getRowId ?? ((row: Row) => row.id as GridRowId);
  const send = sender(options);
  let stored = rows;
  return {
    getRows: (params) =>
      send({ method: 'getRows', params }, () => answer(stored, params, fields, options)),
    updateRow: (params) =>
      send({ method: 'updateRow', params }, () => {
        const before = stored.find((row) => idOf(row) === params.rowId);
        if (before === undefined) {
          throw new Error(`No row has the id ${params.rowId}. Somebody may have deleted it.`);
        }
        const after = changed(before, params.updatedRow);
        stored = stored.map((row) => (row === before ? after : row));
        return after;
      }),
    getGroupKey: (row) => row.groupKey as string,
    getChildrenCount: (row) => (row.descendantCount as number | undefined) ?? 0,
    // The grid's types say text; it formats numbers too.
    getAggregatedValue: (row, field) => row[aggregateKey(field)] as string,
  };
}

/** Takes the values of a row's own fields, not what the answer added for the grid. */
function changed<Row extends GridValidRowModel>(row: Row, update: GridValidRowModel): Row {
  const own = Object.entries(update).filter(([field]) => field in row);
  return { ...row, ...Object.fromEntries(own) };
}

type Unnumbered<Request> = Request extends unknown ? Omit<Request, 'number'> : never;

/** Returns a function that counts requests, tells of them, and has them take time or fail. */
function sender<Row>({ delay = 400, fail, log }: SourceOptions<Row>) {
  let number = 0;
  const failure = (request: SourceRequest) => {
    if (typeof fail === 'number') {
      return request.number % fail === 0
        ? `The server did not answer request ${request.number}. Try again.`
        : undefined;
    }
    return fail?.(request);
  };
  return async <Result>(request: Unnumbered<SourceRequest>, work: () => Result) => {
    number += 1;
    const numbered = { ...request, number } as SourceRequest;
    log?.(numbered);
    const message = failure(numbered);
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (message !== undefined) {
      throw new Error(message);
    }
    return work();
  };
}

function answer<Row extends GridValidRowModel>(
  rows: readonly Row[],
  params: SourceParams,
  fields: Fields,
  { countRows = true, getTreeDataPath }: SourceOptions<Row>,
): SourceAnswer {
  const { aggregationModel = {}, groupFields = [], groupKeys = [], sortModel } = params;
  const order = { sortModel, aggregationModel, fields };
  const matches = filterRows(rows, params.filterModel, fields);
  const grouped = () =>
    groupFields.length > 0
      ? levelsOfGroups(matches, groupFields, order)
      : () => sortRows(matches, sortModel, fields);
  const { levelOf, kept } = getTreeDataPath
    ? levelsOfTree(rows, matches, getTreeDataPath, order)
    : { levelOf: grouped(), kept: matches };
  const roots = levelOf([]);
  const [start, end] = rangeOf(params);
  return {
    rows: [...(groupKeys.length > 0 ? levelOf(groupKeys) : roots.slice(start, end))],
    ...(countRows && { rowCount: roots.length }),
    ...(Object.keys(aggregationModel).length > 0 && {
      aggregateRow: aggregateRows(kept, aggregationModel),
    }),
    pageInfo: { hasNextPage: end < roots.length },
  };
}

/** The first row that is asked for, and the one after the last. A page of -1 rows has all. */
function rangeOf({ start, end, paginationModel }: SourceParams): readonly [number, number] {
  const { page, pageSize } = paginationModel ?? { page: 0, pageSize: -1 };
  const from = start === undefined ? page * pageSize : Number(start);
  if (end !== undefined && end >= from) {
    return [from, end + 1];
  }
  return pageSize === -1 ? [0, Infinity] : [from, from + pageSize];
}
