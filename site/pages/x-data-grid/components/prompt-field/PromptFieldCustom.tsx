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

function PlainToolbar() {
  const apiRef = useGridApiContext();
  return (
    <Toolbar aria-label="Orders">
      <PromptField
        onSubmit={(prompt) =>
          apiRef.current.setQuickFilterValues(prompt.split(' '))
        }
        render={(props, state) => <div {...props} aria-busy={state.disabled} />}
        style={{ display: 'flex', gap: 8 }}
      >
        <PromptFieldControl
          render={({ ref, value, onChange, onKeyDown }) => (
            <input
              ref={ref}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              aria-label="Prompt"
            />
          )}
        />
        <PromptFieldSend
          render={({ ref, onClick, disabled }) => (
            <button
              type="button"
              ref={ref}
              onClick={onClick}
              disabled={disabled}
            >
              Ask
            </button>
          )}
        />
      </PromptField>
    </Toolbar>
  );
}

export default function PromptFieldCustom() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={orderColumns}
        slots={{ toolbar: PlainToolbar }}

        showToolbar
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
