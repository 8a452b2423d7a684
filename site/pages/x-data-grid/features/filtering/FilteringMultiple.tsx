import { GridLogicOperator } from '@mui/x-data-grid-pro';
import type { GridFilterModel } from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(200);
const columns = filmColumns.filter(({ field }) =>
  ['title', 'studio', 'genre'].includes(field),
);

const filterModel: GridFilterModel = {
  items: [
    { id: 1, field: 'genre', operator: 'is', value: 'Drama' },
    { id: 2, field: 'studio', operator: 'is', value: 'Northlight' },
  ],
  logicOperator: GridLogicOperator.And,
};

export default function FilteringMultiple() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        showToolbar
        label="Dramas of Northlight"
        rows={rows}
        columns={columns}
        initialState={{ filter: { filterModel } }}
        hideFooter
      />
    </div>
  );
}
