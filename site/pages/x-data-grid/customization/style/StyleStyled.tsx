import { styled } from '@mui/material/styles';
import { gridClasses } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);

const QuietGrid = styled(DataGrid)(({ theme }) => ({
  border: 0,
  [`& .${gridClasses.columnHeaderTitle}`]: {
    opacity: 0.8,
    textTransform: 'uppercase',
    fontSize: theme.typography.caption.fontSize,
  },
  [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
})) as typeof DataGrid;

export default function StyleStyled() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <QuietGrid
        rows={rows}
        columns={filmColumns}
        aria-label="Films"
        hideFooter
      />
    </div>
  );
}
