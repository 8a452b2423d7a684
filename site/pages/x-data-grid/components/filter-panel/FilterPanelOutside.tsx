import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useGridApiRef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(100);

export default function FilterPanelOutside() {
  const apiRef = useGridApiRef();
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);
  const isOpen = () => apiRef.current?.state.preferencePanel.open;

  const toggle = () => {
    if (isOpen()) {
      apiRef.current?.hideFilterPanel();
    } else {
      apiRef.current?.showFilterPanel('salary');
    }
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button
        ref={setButton}
        variant="outlined"
        onPointerUp={(event) => isOpen() && event.stopPropagation()}
        onClick={toggle}
      >
        Filter by salary
      </Button>
      <div style={{ height: 260, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={employeeColumns}
          slotProps={{ panel: { target: button } }}
          aria-label="Employees"
          hideFooter
        />
      </div>
    </Stack>
  );
}
