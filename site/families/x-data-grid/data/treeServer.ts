import type { GridColDef, GridDataSource, GridGetRowsParams } from '@mui/x-data-grid-pro';
import { makeEmployees } from './employees';
import { createServer, findRows } from './server';
import type { Row, ServerOptions } from './server';

/** Employees with the ids of their managers; up to five report to one. */
export const staff = makeEmployees(90).map((employee, index) => {
  const turn = Math.ceil(Math.floor(index / 6) / 5);
  const managerId = index < 6 ? null : 6 * (turn - 1) + (index % 6) + 1;
  const title = managerId ? employee.title : `Head of ${employee.department}`;
  return { ...employee, title, managerId };
});

export type Employee = (typeof staff)[number];
export const staffColumns: GridColDef<Employee>[] = [
  { field: 'title', headerName: 'Title', width: 190 },
  { field: 'country', headerName: 'Country', width: 110 },
];

/** A data source whose server answers with the people who report to one. */
export function createTreeServer(options?: ServerOptions) {
  return {
    ...createServer(staff, { ...options, answer }),
    getGroupKey: (row) => String(row.name),
    getChildrenCount: (row) => Number(row.reports),
  } satisfies GridDataSource;
}

function answer(rows: Row[], params: GridGetRowsParams & { groupKeys?: string[] }) {
  const matching = new Set(findRows(rows, params));
  const reportsOf = (id: unknown) => rows.filter((row) => row.managerId === id && isKept(row));
  // The managers of people who match the filter are needed to reach them.
  const isKept = (row: Row): boolean => matching.has(row) || reportsOf(row.id).length > 0;

  const [key] = (params.groupKeys ?? []).slice(-1);
  const id = key === undefined ? null : rows.find(({ name }) => name === key)?.id;
  const level = findRows(reportsOf(id), { ...params, filterModel: { items: [] } });
  const answered = level.map((row) => ({ ...row, reports: reportsOf(row.id).length }));
  return { rows: answered, ...(id === null && { rowCount: level.length }) };
}
