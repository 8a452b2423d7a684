import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridRowSelectionModel } from '@mui/x-data-grid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(120);

export default function GridFirstFeatures() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2, 3]),
  });
  const count =
    selection.type === 'include'
      ? selection.ids.size
      : rows.length - selection.ids.size;
  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 380 }}>
        <DataGrid
          label="Employees"
          showToolbar
          density="compact"
          rows={rows}
          columns={employeeColumns}
          checkboxSelection
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          initialState={{
            sorting: { sortModel: [{ field: 'salary', sort: 'desc' }] },
            pagination: { paginationModel: { pageSize: 25 } },
          }}
          pageSizeOptions={[25, 50, 100]}
        />
      </div>
      <Box component="p" sx={{ m: 0, pt: 1 }}>
        {count} people selected
      </Box>
    </Box>
  );
}
