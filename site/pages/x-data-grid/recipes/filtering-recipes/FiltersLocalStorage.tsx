import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { GridFilterModel } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(100);
const columns = employeeColumns.filter(({ field }) =>
  ['name', 'department', 'country'].includes(field),
);

const KEY = 'employees.filter';
const none: GridFilterModel = { items: [] };

/** Storage events come from other tabs, and from `save`. */
function subscribe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

function save(model: GridFilterModel) {
  localStorage.setItem(KEY, JSON.stringify(model));
  window.dispatchEvent(new StorageEvent('storage'));
}

export default function FiltersLocalStorage() {
  const stored = React.useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(KEY),
    () => null,
  );
  const filterModel = React.useMemo(
    () => (stored === null ? none : (JSON.parse(stored) as GridFilterModel)),
    [stored],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => save(none)}>
        Forget filter
      </Button>
      <div style={{ height: 320, width: '100%' }}>
        <DataGrid
          showToolbar
          label="Employees"
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={save}
          hideFooter
        />
      </div>
    </Stack>
  );
}
