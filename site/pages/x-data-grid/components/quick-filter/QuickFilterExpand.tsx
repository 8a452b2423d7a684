import CancelIcon from '@mui/icons-material/Cancel';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import {
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);

function SearchToolbar() {
  return (
    <Toolbar aria-label="Orders">
      <QuickFilter
        style={{ display: 'grid', alignItems: 'center', justifyItems: 'end' }}
      >
        <Tooltip title="Search">
          <QuickFilterTrigger
            render={(props, state) => (
              <ToolbarButton
                {...props}
                material={undefined}
                color="default"
                aria-disabled={state.expanded}
                style={{ gridArea: '1 / 1', opacity: state.expanded ? 0 : 1 }}
              >
                <SearchIcon fontSize="small" />
              </ToolbarButton>
            )}
          />
        </Tooltip>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }, state) => (
            <TextField
              {...props}
              inputRef={ref}
              placeholder="Search orders"
              size="small"
              sx={{
                gridArea: '1 / 1',
                width: state.expanded ? 240 : 'var(--trigger-width)',
                opacity: state.expanded ? 1 : 0,
                visibility: state.expanded ? 'visible' : 'hidden',
                transition: 'width 0.2s, opacity 0.2s',
              }}
              slotProps={{
                htmlInput: {
                  ...slotProps?.htmlInput,
                  'aria-label': 'Search orders',
                },
                input: {
                  startAdornment: (
                    <InputAdornment position="start">
                      <SearchIcon fontSize="small" />
                    </InputAdornment>
                  ),
                  endAdornment: state.value !== '' && (
                    <InputAdornment position="end">
                      <QuickFilterClear
                        render={<IconButton edge="end" size="small" />}
                        aria-label="Clear search"
                      >
                        <CancelIcon fontSize="small" />
                      </QuickFilterClear>
                    </InputAdornment>
                  ),
                },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function QuickFilterExpand() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={orderColumns}
        slots={{ toolbar: SearchToolbar }}
        showToolbar
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
