import * as React from 'react';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { GridSlotProps } from '@mui/x-data-grid';
import { QuickFilter, QuickFilterControl, Toolbar } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    searchOpen?: boolean;
    onSearchOpenChange?: (open: boolean) => void;
  }
}

const rows = makeEmployees(120);

function SearchToolbar({
  searchOpen,
  onSearchOpenChange,
}: GridSlotProps['toolbar']) {
  return (
    <Toolbar aria-label="Employees">
      <Typography
        variant="body2"
        color="text.secondary"
        sx={{ flex: 1, px: 1 }}
      >
        Select a cell and press Ctrl+F
      </Typography>
      <QuickFilter expanded={searchOpen} onExpandedChange={onSearchOpenChange}>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              placeholder="Search"
              slotProps={{
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search' },
              }}
              size="small"
              sx={{ display: searchOpen ? undefined : 'none' }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function QuickFilterShortcut() {
  const [searchOpen, setSearchOpen] = React.useState(false);
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={employeeColumns}
        slots={{ toolbar: SearchToolbar }}
        slotProps={{
          toolbar: { searchOpen, onSearchOpenChange: setSearchOpen },
        }}
        onCellKeyDown={(_, event) => {
          if ((event.ctrlKey || event.metaKey) && event.key === 'f') {
            event.preventDefault();
            setSearchOpen(true);
          }
        }}
        showToolbar
        aria-label="Employees"
        hideFooter
      />
    </div>
  );
}
