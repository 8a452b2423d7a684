import * as React from 'react';
import Typography from '@mui/material/Typography';
import { GridAiAssistantPanel } from '@mui/x-data-grid-premium';
import type { Conversation } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import { answerPrompt } from './prompt';

const rows = makeOrders(120);

export default function AiPanelConversations() {
  const [conversations, setConversations] = React.useState<Conversation[]>([]);
  const prompts = conversations.flatMap((conversation) => conversation.prompts);
  return (
    <div style={{ width: '100%' }}>
      <Typography gutterBottom>
        {prompts.length === 0
          ? 'Nothing asked yet'
          : `Asked: ${prompts.map((p) => p.value).join(', ')}`}
      </Typography>
      <div style={{ height: 300 }}>
        <DataGridPremium
          rows={rows}
          columns={orderColumns}
          showToolbar
          label="Orders"
          aiAssistant
          onPrompt={answerPrompt}
          aiAssistantConversations={conversations}
          onAiAssistantConversationsChange={setConversations}
          slots={{ aiAssistantPanel: GridAiAssistantPanel }}
          hideFooter
        />
      </div>
    </div>
  );
}
