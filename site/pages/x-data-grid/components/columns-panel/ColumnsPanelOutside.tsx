import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { GridPreferencePanelsValue, useGridApiRef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);

export default function ColumnsPanelOutside() {
  const apiRef = useGridApiRef();
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);
  const isOpen = () => apiRef.current?.state.preferencePanel.open;

  const toggle = () => {
    if (isOpen()) {
      apiRef.current?.hidePreferences();
    } else {
      apiRef.current?.showPreferences(GridPreferencePanelsValue.columns);
    }
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button
        ref={setButton}
        variant="outlined"
        onPointerUp={(event) => isOpen() && event.stopPropagation()}
        onClick={toggle}
      >
        Choose columns
      </Button>
      <div style={{ height: 260, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={filmColumns}
          slotProps={{ panel: { target: button } }}
          aria-label="Films"
          hideFooter
        />
      </div>
    </Stack>
  );
}
