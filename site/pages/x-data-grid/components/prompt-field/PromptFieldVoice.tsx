import * as React from 'react';
import MicIcon from '@mui/icons-material/Mic';
import StopIcon from '@mui/icons-material/Stop';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  PromptField,
  PromptFieldControl,
  PromptFieldRecord,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(120);

function VoiceToolbar() {
  const apiRef = useGridApiContext();
  const [error, setError] = React.useState('');
  return (
    <Toolbar aria-label="Films" style={{ flex: 'none', flexWrap: 'wrap' }}>
      <Typography variant="body2" role="status" sx={{ flex: 1, px: 1 }}>
        {error}
      </Typography>
      <PromptField
        lang="en-US"
        onRecordError={(message) => setError(message || 'Could not record')}
        onSubmit={(prompt) =>
          apiRef.current.setQuickFilterValues(prompt.split(' '))
        }
        style={{ display: 'flex', alignItems: 'center' }}
      >
        <PromptFieldRecord
          render={(props, state) => (
            <ToolbarButton
              {...props}
              color={state.recording ? 'primary' : 'default'}
              aria-label={
                state.recording ? 'Stop recording' : 'Record a search'
              }
            >
              {state.recording ? <StopIcon /> : <MicIcon />}
            </ToolbarButton>
          )}
        />
        <PromptFieldControl
          render={({ ref, ...props }, state) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              placeholder={state.recording ? 'Listening' : 'Genre or title'}
              slotProps={{ htmlInput: { 'aria-label': 'Search films' } }}
            />
          )}
        />
      </PromptField>
    </Toolbar>
  );
}

export default function PromptFieldVoice() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={filmColumns}
        slots={{ toolbar: VoiceToolbar }}

        showToolbar
        aria-label="Films"
        hideFooter
      />
    </div>
  );
}
