import { useState } from 'react';
import MicIcon from '@mui/icons-material/Mic';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  PromptField,
  PromptFieldControl,
  PromptFieldRecord,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeFilms,
  filmColumns,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(120);

function FilmToolbar() {
  const apiRef = useGridApiContext();
  const [on, setOn] = useState(true);
  return (
    <Toolbar aria-label="Films" style={{ flex: 'none', flexWrap: 'wrap' }}>
      <PromptField
        onSubmit={(prompt) =>
          apiRef.current.setQuickFilterValues(prompt.split(' '))
        }
        style={{ display: 'flex', alignItems: 'center', flex: 1 }}
      >
        <PromptFieldRecord
          id="record-film"
          title="Record a search"
          aria-label="Record a search"
          color="primary"
          size="small"
          edge="start"
          disabled={!on}
          material={{ disableRipple: true }}
        >
          <MicIcon />
        </PromptFieldRecord>
        <PromptFieldControl
          disabled={!on}
          placeholder="Genre or title"
          slotProps={{ htmlInput: { 'aria-label': 'Genre or title' } }}
          size="small"
          fullWidth
        />
      </PromptField>
      <FormControlLabel
        control={
          <Switch checked={on} onChange={(_, checked) => setOn(checked)} />
        }
        label="Assistant"
      />
    </Toolbar>
  );
}

export default function PromptFieldDisabled() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={filmColumns}
        slots={{ toolbar: FilmToolbar }}
        showToolbar
        aria-label="Films"
        hideFooter
      />
    </div>
  );
}
