import AutoAwesomeIcon from '@mui/icons-material/AutoAwesome';
import Tooltip from '@mui/material/Tooltip';
import {
  AiAssistantPanelTrigger,
  GridAiAssistantPanel,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import { answerPrompt } from './prompt';

const rows = makeOrders(200);

function OrderToolbar() {
  return (
    <Toolbar aria-label="Orders">
      <Tooltip title="Assistant">
        <AiAssistantPanelTrigger render={<ToolbarButton />}>
          <AutoAwesomeIcon fontSize="small" />
        </AiAssistantPanelTrigger>
      </Tooltip>
    </Toolbar>
  );
}

export default function AiPanelBasic() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={orderColumns}
        aiAssistant
        onPrompt={answerPrompt}
        aiAssistantSuggestions={[
          { value: 'Sort by quantity' },
          { value: 'Sort by customer' },
        ]}
        slots={{
          toolbar: OrderToolbar,
          aiAssistantPanel: GridAiAssistantPanel,
        }}
        showToolbar
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
