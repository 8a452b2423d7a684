import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridRowSelectionModel } from '@mui/x-data-grid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(60);

export default function PeopleSelection() {
  const [model, setModel] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });
  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 260 }}>
        <DataGrid
          aria-label="Employees"
          rows={rows}
          columns={employeeColumns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooter
        />
      </div>
      <Box component="code" sx={{ display: 'block', pt: 1 }}>
        {model.type}: {[...model.ids].join(', ') || 'no ids'}
      </Box>
    </Box>
  );
}
