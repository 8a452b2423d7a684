import { useRef, useState } from 'react';
import SendIcon from '@mui/icons-material/Send';
import Button from '@mui/material/Button';
import {
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(120);

function OrderToolbar() {
  const apiRef = useGridApiContext();
  const input = useRef<HTMLInputElement>(null);
  const [length, setLength] = useState(0);
  const tooLong = length > 30;
  return (
    <Toolbar aria-label="Orders" style={{ flex: 'none', flexWrap: 'wrap' }}>
      <PromptField
        onSubmit={(prompt) => {
          setLength(0);
          apiRef.current.setQuickFilterValues(prompt.split(' '));
        }}
        style={{ display: 'flex', alignItems: 'start', flex: 1, padding: 8 }}
      >
        <PromptFieldControl
          id="order-prompt"
          role="search"
          label="Which orders?"
          type="search"
          color={tooLong ? 'error' : 'primary'}
          error={tooLong}
          helperText={`${length} of 30 letters`}
          inputRef={input}
          onChange={(event) =>
            setLength((event.target as HTMLInputElement).value.length)
          }
          material={{ variant: 'filled' }}
          size="small"
          fullWidth
        />
        <PromptFieldSend
          id="order-prompt-send"
          aria-label="Send"
          disabled={length === 0 || tooLong}
          tabIndex={-1}
          material={{ disableRipple: true }}
        >
          <SendIcon />
        </PromptFieldSend>
      </PromptField>
      <Button onClick={() => input.current?.focus()}>Ask</Button>
    </Toolbar>
  );
}

export default function PromptFieldInput() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={orderColumns}
        slots={{ toolbar: OrderToolbar }}
        showToolbar
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
