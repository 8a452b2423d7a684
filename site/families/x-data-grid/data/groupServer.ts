import type { GridDataSource, GridGetRowsParams } from '@mui/x-data-grid-premium';
import { createServer, findRows } from './server';
import type { Row, ServerOptions } from './server';

/** A data source whose server groups rows, and calculates aggregates. */
export function createGroupServer(rows: Row[], options?: ServerOptions) {
  return {
    ...createServer(rows, { ...options, answer }),
    getGroupKey: (row) => String(row.groupKey ?? row.id),
    getChildrenCount: (row) => Number(row.count ?? 0),
    getAggregatedValue: (row, field) => row[`${field}Aggregate`] as string,
  } satisfies GridDataSource;
}

function answer(rows: Row[], params: GridGetRowsParams) {
  const { groupFields = [], groupKeys = [], aggregationModel = {} } = params;
  const found = findRows(rows, params);
  const isInGroup = (row: Row) =>
    groupKeys.every((key, depth) => String(row[groupFields[depth] ?? '']) === key);
  const level = groupRows(found.filter(isInGroup), groupKeys, params);
  return {
    // Only the first level has pages, and only there the number of rows is wanted.
    ...(groupKeys.length === 0
      ? { rows: level.slice(Number(params.start), params.end + 1), rowCount: level.length }
      : { rows: level }),
    aggregateRow: aggregate(found, aggregationModel),
  };
}

/** One row for each value of the field; the rows themselves after the last field. */
function groupRows(rows: Row[], path: string[], params: GridGetRowsParams): Row[] {
  const field = params.groupFields?.[path.length];
  if (field === undefined) return rows;
  return [...new Set(rows.map((row) => String(row[field])))].map((groupKey) => {
    const members = rows.filter((row) => String(row[field]) === groupKey);
    const id = [...path, groupKey].join('/');
    const aggregates = aggregate(members, params.aggregationModel);
    return { id, [field]: groupKey, groupKey, count: members.length, ...aggregates };
  });
}

function aggregate(rows: Row[], model: GridGetRowsParams['aggregationModel'] = {}): Row {
  const results = Object.entries(model).map(([field, name]) => {
    const values = rows.map((row) => Number(row[field]));
    const sum = values.reduce((total, value) => total + value, 0);
    const all = {
      sum,
      avg: sum / values.length,
      min: Math.min(...values),
      max: Math.max(...values),
    };
    return [`${field}Aggregate`, all[name as keyof typeof all]];
  });
  return Object.fromEntries(results) as Row;
}
