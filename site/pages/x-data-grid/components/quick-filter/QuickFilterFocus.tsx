import { useRef, useState } from 'react';
import CancelIcon from '@mui/icons-material/Cancel';
import Button from '@mui/material/Button';
import {
  QuickFilter,
  QuickFilterClear,
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
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const short = text.length === 1;
  return (
    <Toolbar aria-label="Orders" style={{ flex: 'none' }}>
      <Button onClick={() => input.current?.select()}>Select text</Button>
      <QuickFilter
        expanded
        style={{ display: 'flex', alignItems: 'start', padding: 8 }}
      >
        <QuickFilterControl
          role="search"
          inputRef={input}
          onChange={(event) =>
            setText((event.target as HTMLInputElement).value)
          }
          error={short}
          helperText={short ? 'One letter finds too much' : ' '}
          slotProps={{ htmlInput: { 'aria-label': 'Search orders' } }}
          size="small"
        />
        <QuickFilterClear
          id="clear-orders"
          aria-label="Clear"
          disabled={text === ''}
          tabIndex={0}
          onClick={() => setText('')}
          material={{ disableRipple: true }}
        >
          <CancelIcon />
        </QuickFilterClear>
      </QuickFilter>
    </Toolbar>
  );
}

export default function QuickFilterFocus() {
  return (
    <div style={{ height: 320, width: '100%' }}>
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
