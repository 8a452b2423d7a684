import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import { saleColumns, sales } from './orders';

export default function PivotValues() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGridPremium
        aria-label="Revenue by region"
        rows={sales}
        columns={saleColumns}
        pivotActive
        pivotModel={{
          rows: [{ field: 'region' }],
          columns: [],
          values: [{ field: 'revenue', aggFunc: 'sum' }],
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
