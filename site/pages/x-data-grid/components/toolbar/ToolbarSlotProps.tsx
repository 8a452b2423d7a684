import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import type { GridSlotProps } from '@mui/x-data-grid';
import { Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    onHire?: () => void;
  }
}

const everybody = makeEmployees(60);

function HireToolbar({ onHire }: GridSlotProps['toolbar']) {
  return (
    <Toolbar aria-label="Employees">
      <ToolbarButton
        onClick={onHire}
        render={<Button size="small" startIcon={<AddIcon />} />}
      >
        Hire
      </ToolbarButton>
    </Toolbar>
  );
}

export default function ToolbarSlotProps() {
  const [count, setCount] = React.useState(5);
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={everybody.slice(0, count)}
        columns={employeeColumns}
        slots={{ toolbar: HireToolbar }}
        slotProps={{ toolbar: { onHire: () => setCount(count + 1) } }}
        showToolbar
        aria-label="Employees"
      />
    </div>
  );
}
