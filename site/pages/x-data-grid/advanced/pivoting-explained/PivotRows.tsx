import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import { saleColumns, sales } from './orders';

export default function PivotRows() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGridPremium
        aria-label="Sales by region"
        rows={sales}
        columns={saleColumns}
        pivotActive
        pivotModel={{
          rows: [{ field: 'region' }],
          columns: [],
          values: [],
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
