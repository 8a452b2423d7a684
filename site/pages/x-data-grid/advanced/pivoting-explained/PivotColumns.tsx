import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import { saleColumns, sales } from './orders';

export default function PivotColumns() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPremium
        aria-label="Revenue by region and quarter"
        rows={sales}
        columns={saleColumns}
        pivotActive
        pivotModel={{
          rows: [{ field: 'region' }],
          columns: [{ field: 'quarter', sort: 'asc' }],
          values: [{ field: 'revenue', aggFunc: 'sum' }],
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
