import { useMemo, useState } from 'react';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Delete from '@mui/icons-material/Delete';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { GridActionsCell, GridActionsCellItem } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeEmployees } from '../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../families/x-data-grid/data/employees';

export default function ColumnActions() {
  const [rows, setRows] = useState(() => makeEmployees(12));

  const columns = useMemo<GridColDef<Employee>[]>(
    () => [
      { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
      { field: 'title', headerName: 'Title', width: 190 },
      { field: 'remote', headerName: 'Remote', type: 'boolean' },
      {
        field: 'actions',
        type: 'actions',
        width: 90,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<Delete />}
              label={`Remove ${params.row.name}`}
              onClick={() =>
                setRows((all) => all.filter(({ id }) => id !== params.id))
              }
            />
            <GridActionsCellItem
              showInMenu
              icon={<ContentCopy fontSize="small" />}
              label={params.row.remote ? 'Set to office' : 'Set to remote'}
              onClick={() =>
                setRows((all) =>
                  all.map((row) =>
                    row.id === params.id
                      ? { ...row, remote: !row.remote }
                      : row,
                  ),
                )
              }
            />
          </GridActionsCell>
        ),
      },
    ],
    [],
  );

  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
