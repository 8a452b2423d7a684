import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(120);

export default function RowGroupingHideDescendantCount() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPremium
        aria-label="Films by studio"
        rows={rows}
        columns={filmColumns}
        initialState={{ rowGrouping: { model: ['studio'] } }}
        groupingColDef={{ hideDescendantCount: true }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
