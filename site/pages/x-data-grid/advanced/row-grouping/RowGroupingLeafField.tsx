import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(120);

export default function RowGroupingLeafField() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Films by genre"
        rows={rows}
        columns={filmColumns}
        initialState={{
          rowGrouping: { model: ['genre'] },
          columns: { columnVisibilityModel: { title: false, genre: false } },
        }}
        groupingColDef={{ headerName: 'Film', leafField: 'title', width: 260 }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Comedy'}
        density="compact"
        hideFooter
      />
    </div>
  );
}
