import { getGridNumericOperators } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  formatMillions,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';
import type { Film } from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(100);

/** Amounts in millions of dollars: shown, typed, and filtered as such. */
const millions: Omit<GridColDef<Film>, 'field'> = {
  type: 'number',
  width: 130,
  valueFormatter: formatMillions,
  filterOperators: getGridNumericOperators()
    .filter(({ value }) => value === '>=' || value === '<=')
    .map((operator) => ({
      ...operator,
      label:
        operator.value === '>='
          ? 'at least (million $)'
          : 'at most (million $)',
      getApplyFilterFn: (item, column) =>
        operator.getApplyFilterFn(
          {
            ...item,
            value: item.value == null ? null : Number(item.value) * 1_000_000,
          },
          column,
        ),
    })),
};

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'gross', headerName: 'Gross', ...millions },
];

export default function FilterColumnType() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        showToolbar
        label="Films above 300 million dollars"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'gross', operator: '>=', value: '300' }],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
