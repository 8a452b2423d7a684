import TextField from '@mui/material/TextField';
import {
  GridLogicOperator,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
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
        expanded
        debounceMs={400}
        parser={(input) =>
          input
            .split(',')
            .map((part) => part.trim())
            .filter(Boolean)
        }
        formatter={(values) => values.join(', ')}
      >
        <QuickFilterControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              placeholder="Any of, with commas"
              slotProps={{
                htmlInput: {
                  ...slotProps?.htmlInput,
                  'aria-label': 'Any of, with commas',
                },
              }}
              size="small"
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function QuickFilterParser() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={orderColumns}
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['Desk lamp', 'Webcam'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
        slots={{ toolbar: SearchToolbar }}
        showToolbar
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
