import * as React from 'react';
import SendIcon from '@mui/icons-material/Send';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  AiAssistantPanelTrigger,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';
import { answerPrompt } from './prompt';

const rows = makeFilms(120);

function FilmToolbar() {
  return (
    <Toolbar aria-label="Films">
      <AiAssistantPanelTrigger
        render={(props, state) => (
          <ToolbarButton
            {...props}
            material={undefined}
            render={
              <Button
                size="small"
                variant={state.open ? 'contained' : 'outlined'}
              />
            }
          >
            Ask
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

function AskPanel() {
  const apiRef = useGridApiContext();
  const [answer, setAnswer] = React.useState('Name a column to sort by.');

  const submit = async (prompt: string) => {
    const result = await apiRef.current.aiAssistant.processPrompt(prompt);
    setAnswer(result instanceof Error ? result.message : `Done: ${prompt}`);
  };

  return (
    <Stack spacing={1} sx={{ p: 2, width: 300 }}>
      <PromptField onSubmit={submit} style={{ display: 'flex' }}>
        <PromptFieldControl
          render={({ ref, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              fullWidth
              placeholder="Sort by year"
              slotProps={{ htmlInput: { 'aria-label': 'Ask about films' } }}
            />
          )}
        />
        <PromptFieldSend aria-label="Send">
          <SendIcon />
        </PromptFieldSend>
      </PromptField>
      <Typography variant="body2" role="status">
        {answer}
      </Typography>
    </Stack>
  );
}

export default function AiPanelCustom() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={filmColumns}
        aiAssistant
        onPrompt={answerPrompt}
        slots={{ toolbar: FilmToolbar, aiAssistantPanel: AskPanel }}
        showToolbar
        aria-label="Films"
        hideFooter
      />
    </div>
  );
}
