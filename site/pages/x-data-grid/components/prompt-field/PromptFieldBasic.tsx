import SendIcon from '@mui/icons-material/Send';
import TextField from '@mui/material/TextField';
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
  orderStatuses,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);

function PromptToolbar() {
  const apiRef = useGridApiContext();

  const submit = (prompt: string) => {
    const status = orderStatuses.find((one) =>
      prompt.toLowerCase().includes(one.toLowerCase()),
    );
    const items = status
      ? [{ field: 'status', operator: 'is', value: status }]
      : [];
    apiRef.current.setFilterModel({ items });
  };

  return (
    <Toolbar aria-label="Orders" style={{ flex: 'none' }}>
      <PromptField
        onSubmit={submit}
        style={{ display: 'flex', flex: 1, padding: 4 }}
      >
        <PromptFieldControl
          render={({ ref, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              fullWidth
              placeholder="Show me open orders"
              slotProps={{ htmlInput: { 'aria-label': 'Prompt' } }}
            />
          )}
        />
        <PromptFieldSend aria-label="Send">
          <SendIcon />
        </PromptFieldSend>
      </PromptField>
    </Toolbar>
  );
}

export default function PromptFieldBasic() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={orderColumns}
        slots={{ toolbar: PromptToolbar }}

        showToolbar
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
