import Button from '@mui/material/Button';
import {
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(200);

function FilmToolbar() {
  return (
    <Toolbar aria-label="Films">
      <PivotPanelTrigger
        render={(props, state) => (
          <ToolbarButton
            {...props}
            material={undefined}
            render={
              <Button
                size="small"
                variant={state.active ? 'contained' : 'outlined'}
              />
            }
          >
            {state.open ? 'Close pivot' : 'Open pivot'}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

export default function PivotPanelRender() {
  return (
    <div style={{ height: 380, width: '100%' }}>
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
