import { GridAiAssistantPanel } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import { answerLocally } from './answer';

const rows = makeOrders(300);

export default function AiAssistantBasic() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        label="Orders"
        rows={rows}
        columns={orderColumns}
        aiAssistant
        slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        onPrompt={answerLocally}
        aiAssistantSuggestions={[
          { value: 'Revenue by product' },
          { value: 'Show returned orders' },
          { value: 'Select the five largest' },
        ]}
        showToolbar
        density="compact"
        hideFooter
      />
    </div>
  );
}
