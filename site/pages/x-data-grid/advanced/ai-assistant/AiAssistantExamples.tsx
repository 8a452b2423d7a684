import { useState } from 'react';
import Stack from '@mui/material/Stack';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { GridAiAssistantPanel } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';
import { answerLocally } from './answer';

const rows = makeOrders(100);
const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  {
    field: 'product',
    headerName: 'Product',
    width: 150,
    description: 'What was ordered, one product for each order',
    examples: ['Desk lamp', 'Office chair', 'Keyboard'],
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Open', 'Packed', 'Shipped', 'Delivered', 'Returned'],
    width: 130,
    examples: ['Open', 'Returned'],
  },
];

export default function AiAssistantExamples() {
  const [context, setContext] = useState(
    'Ask something to see what the model receives',
  );

  const answer = (prompt: string, promptContext: string) => {
    setContext(promptContext);
    return answerLocally(prompt);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 320, width: '100%' }}>
        <DataGridPremium
          label="Orders"
          rows={rows}
          columns={columns}
          aiAssistant
          slots={{ aiAssistantPanel: GridAiAssistantPanel }}
          onPrompt={answer}
          aiAssistantSuggestions={[{ value: 'Show returned orders' }]}
          showToolbar
          density="compact"
          hideFooter
        />
      </div>
      <pre
        tabIndex={0}
        role="region"
        aria-label="Prompt context"
        style={{
          height: 72,
          margin: 0,
          overflow: 'auto',
          whiteSpace: 'pre-wrap',
        }}
      >
        {context}
      </pre>
    </Stack>
  );
}
