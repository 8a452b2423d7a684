import AutoAwesomeIcon from '@mui/icons-material/AutoAwesome';
import {
  AiAssistantPanelTrigger,
  GridAiAssistantPanel,
  Toolbar,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';
import { answerPrompt } from './prompt';

const rows = makeEmployees(120);

function StaffToolbar() {
  const apiRef = useGridApiContext();
  const rowCount = useGridSelector(apiRef, gridRowCountSelector);
  return (
    <Toolbar aria-label="Employees">
      <AiAssistantPanelTrigger
        id="employee-assistant"
        size="small"
        disabled={rowCount === 0}
        startIcon={<AutoAwesomeIcon />}
        title="Ask about employees"
        className={(state) => (state.open ? 'assistant-open' : '')}
        material={{ variant: 'outlined' }}
      >
        Ask
      </AiAssistantPanelTrigger>
    </Toolbar>
  );
}

export default function AiPanelButton() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={employeeColumns}
        aiAssistant
        onPrompt={answerPrompt}
        slots={{
          toolbar: StaffToolbar,
          aiAssistantPanel: GridAiAssistantPanel,
        }}
        showToolbar
        sx={{ '& .assistant-open': { bgcolor: 'action.selected' } }}
        aria-label="Employees"
        hideFooter
      />
    </div>
  );
}
