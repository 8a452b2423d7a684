import { getRowGroupingFieldFromGroupingCriteria } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(120);
const model = ['genre', 'studio'];

export default function GroupPinnedColumns() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGridPremium
        aria-label="Films, genre pinned"
        rows={rows}
        columns={filmColumns}
        rowGroupingColumnMode="multiple"
        initialState={{
          rowGrouping: { model },
          pinnedColumns: {
            left: [getRowGroupingFieldFromGroupingCriteria('genre')],
          },
        }}
        groupingColDef={{ width: 200 }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
