import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(60);

export default function ColumnOrderEvents() {
  const [keep, setKeep] = useState(false);
  const [change, setChange] = useState('none');
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={keep} />}
        label="Keep the position when dropped outside"
        onChange={() => setKeep(!keep)}
      />
      <div style={{ height: 220 }}>
        <DataGridPro
          aria-label="Employees"
          rows={rows}
          columns={employeeColumns}
          keepColumnPositionIfDraggedOutside={keep}
          onColumnOrderChange={({ column, oldIndex, targetIndex }) =>
            setChange(`${column.field}: ${oldIndex} to ${targetIndex}`)
          }
          hideFooter
        />
      </div>
      <Box role="status" sx={{ pt: 1, typography: 'body2' }}>
        Last change: {change}
      </Box>
    </Box>
  );
}
