import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { frFR } from '@mui/x-data-grid/locales';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(40);
const { localeText } = frFR.components.MuiDataGrid.defaultProps;

export default function GridLocaleText() {
  return (
    <div lang="fr" style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Films"
        showToolbar
        rows={rows}
        columns={filmColumns}
        localeText={localeText}
      />
    </div>
  );
}
