import SendIcon from '@mui/icons-material/Send';
import {
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(120);

function WaitingToolbar() {
  const apiRef = useGridApiContext();

  const submit = async (prompt: string) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 1500);
    });
    apiRef.current.setQuickFilterValues(prompt.split(' '));
  };

  return (
    <Toolbar aria-label="Employees" style={{ flex: 'none' }}>
      <PromptField
        onSubmit={submit}
        className={(state) =>
          state.disabled ? 'prompt prompt-waiting' : 'prompt'
        }
      >
        <PromptFieldControl
          size="small"
          fullWidth
          placeholder="sales france"
          autoComplete="off"
          slotProps={{ htmlInput: { 'aria-label': 'Prompt' } }}
        />
        <PromptFieldSend
          size="small"
          color="primary"
          edge="end"
          title="Send"
          aria-label="Send"
        >
          <SendIcon />
        </PromptFieldSend>
      </PromptField>
    </Toolbar>
  );
}

export default function PromptFieldWaiting() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={employeeColumns}
        slots={{ toolbar: WaitingToolbar }}
        sx={{
          '& .prompt': {
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            flex: 1,
            p: 1,
          },
          '& .prompt-waiting': { bgcolor: 'action.selected' },
        }}
        showToolbar
        aria-label="Employees"
        hideFooter
      />
    </div>
  );
}
