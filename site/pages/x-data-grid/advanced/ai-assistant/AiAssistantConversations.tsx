import { useEffect, useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Conversation } from '@mui/x-data-grid-premium';
import { GridAiAssistantPanel, useGridApiRef } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import { answerLocally } from './answer';

const rows = makeOrders(300);
const saved: Conversation[] = [
  {
    id: 'local',
    title: 'Show returned orders',
    prompts: [
      {
        value: 'Show returned orders',
        createdAt: new Date(2026, 2, 9),
        variant: 'success',
      },
    ],
  },
];

export default function AiAssistantConversations() {
  const apiRef = useGridApiRef();
  const [conversations, setConversations] = useState(saved);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    if (index === 0 && conversations.length > 0) {
      apiRef.current?.aiAssistant.setActiveConversationIndex(0);
    }
  }, [apiRef, index, conversations.length]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography variant="body2" role="status">
        Conversations: {conversations.length}, active: {index + 1}
      </Typography>
      <div style={{ height: 360, width: '100%' }}>
        <DataGridPremium
          apiRef={apiRef}
          label="Orders"
          rows={rows}
          columns={orderColumns}
          aiAssistant
          slots={{ aiAssistantPanel: GridAiAssistantPanel }}
          onPrompt={answerLocally}
          aiAssistantConversations={conversations}
          onAiAssistantConversationsChange={setConversations}
          aiAssistantActiveConversationIndex={index}
          onAiAssistantActiveConversationIndexChange={setIndex}
          showToolbar
          density="compact"
          hideFooter
        />
      </div>
    </Stack>
  );
}
