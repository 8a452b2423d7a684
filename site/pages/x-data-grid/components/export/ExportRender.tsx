import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { ExportCsv, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(80);

function FilmToolbar() {
  const [saved, setSaved] = React.useState(false);
  return (
    <Toolbar aria-label="Films">
      <span role="status" style={{ flex: 1, paddingInline: 8 }}>
        {saved && 'films.csv was saved'}
      </span>
      <ExportCsv
        options={{ fileName: 'films' }}
        onClick={() => setSaved(true)}
        render={(props) => (
          <ToolbarButton
            {...props}
            material={undefined}
            render={
              <Button
                variant="outlined"
                startIcon={saved ? <CheckIcon /> : <DownloadIcon />}
              />
            }
          >
            Films
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

export default function ExportRender() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
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
