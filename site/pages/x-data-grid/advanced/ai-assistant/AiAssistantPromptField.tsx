import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useGridApiRef } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import { answerLocally } from './answer';

const rows = makeOrders(300);

export default function AiAssistantPromptField() {
  const apiRef = useGridApiRef();
  const [status, setStatus] = useState('');

  const ask = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const prompt = new FormData(event.currentTarget).get('prompt');
    const answer = await apiRef.current?.aiAssistant.processPrompt(
      String(prompt),
    );
    setStatus(answer instanceof Error ? answer.message : 'Done');
  };

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <form onSubmit={(event) => void ask(event)}>
        <Stack direction="row" spacing={1}>
          <TextField
            fullWidth
            name="prompt"
            size="small"
            label="Question"
            defaultValue="Revenue by product"
            helperText={status}
          />
          <Button type="submit">Ask</Button>
        </Stack>
      </form>
      <div style={{ height: 320, width: '100%' }}>
        <DataGridPremium
          aria-label="Orders"
          apiRef={apiRef}
          rows={rows}
          columns={orderColumns}
          aiAssistant
          onPrompt={answerLocally}
          density="compact"
          hideFooter
        />
      </div>
    </Stack>
  );
}
