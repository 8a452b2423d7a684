import * as React from 'react';
import type { GridPaginationModel } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../families/x-data-grid/data/employees';

const employees = makeEmployees(60);
const PAGE_SIZE = 10;

interface Answer {
  rows: Employee[];
  nextCursor: number | null;
}

/** Stands in for `fetch('/employees?after=10')`: a server that knows no page numbers. */
function fetchAfter(cursor: number | null): Promise<Answer> {
  const start = employees.findIndex(({ id }) => id === cursor) + 1;
  const rows = employees.slice(start, start + PAGE_SIZE);
  const more = start + PAGE_SIZE < employees.length;
  const nextCursor = more ? (rows.at(-1)?.id ?? null) : null;
  return new Promise((resolve) =>
    setTimeout(() => resolve({ rows, nextCursor }), 500),
  );
}

export default function PaginationCursor() {
  const [page, setPage] = React.useState(0);
  const [answers, setAnswers] = React.useState<Answer[]>([]);
  const answer = answers[page];

  React.useEffect(() => {
    if (answer) {
      return undefined;
    }
    let active = true;
    void fetchAfter(answers[page - 1]?.nextCursor ?? null).then((next) => {
      if (active) {
        setAnswers((known) => [...known.slice(0, page), next]);
      }
    });
    return () => {
      active = false;
    };
  }, [page, answer, answers]);

  // The cursor of a page is known only when the page before it has arrived.
  const changePage = (model: GridPaginationModel) => {
    if (model.page <= answers.length) {
      setPage(model.page);
    }
  };

  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={answer?.rows ?? []}
        columns={employeeColumns}
        paginationMode="server"
        rowCount={employees.length}
        paginationModel={{ page, pageSize: PAGE_SIZE }}
        onPaginationModelChange={changePage}
        loading={!answer}
        pageSizeOptions={[PAGE_SIZE]}
        density="compact"
      />
    </div>
  );
}
