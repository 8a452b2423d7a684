import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(120);

export default function RowGroupingSorting() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Films, groups sorted from Z to A"
        rows={rows}
        columns={filmColumns}
        initialState={{
          rowGrouping: { model: ['genre', 'studio'] },
          sorting: {
            sortModel: [
              { field: '__row_group_by_columns_group__', sort: 'desc' },
            ],
          },
        }}
        groupingColDef={{ mainGroupingCriteria: 'genre', leafField: 'title' }}
        defaultGroupingExpansionDepth={1}
        density="compact"
        hideFooter
      />
    </div>
  );
}
