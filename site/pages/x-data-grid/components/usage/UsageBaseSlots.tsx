import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);

function RoundButton(props: ButtonProps) {
  return (
    <Button
      {...props}
      variant="contained"
      disableElevation
      sx={{ borderRadius: 8 }}
    />
  );
}

function FilmToolbar() {
  return (
    <Toolbar aria-label="Films" style={{ gap: 8, flexWrap: 'wrap' }}>
      <ColumnsPanelTrigger>Columns</ColumnsPanelTrigger>
      <FilterPanelTrigger>Filters</FilterPanelTrigger>
      <ExportCsv>CSV</ExportCsv>
    </Toolbar>
  );
}

export default function UsageBaseSlots() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={filmColumns}
        slots={{ toolbar: FilmToolbar, baseButton: RoundButton }}
        slotProps={{ baseButton: { size: 'small' } }}
        showToolbar
        aria-label="Films"
        hideFooter
      />
    </div>
  );
}
