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

export default function FilterPanelPosition() {
  const apiRef = useGridApiRef();
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);
  const isOpen = () => apiRef.current?.state.preferencePanel.open;

  const toggle = () => {
    if (isOpen()) {
      apiRef.current?.hideFilterPanel();
    } else {
      apiRef.current?.showFilterPanel();
    }
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button
        ref={setButton}
        variant="outlined"
        aria-haspopup="dialog"
        onPointerUp={(event) => isOpen() && event.stopPropagation()}
        onClick={toggle}
      >
        Filter employees
      </Button>
      <div style={{ height: 300, width: '100%' }}>
        <DataGrid
          aria-label="Employees"
          apiRef={apiRef}
          rows={rows}
          columns={employeeColumns}
          slotProps={{ panel: { target: button } }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
