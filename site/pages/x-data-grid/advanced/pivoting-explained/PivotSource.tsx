import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import { saleColumns, sales } from './orders';

export default function PivotSource() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Sales as recorded"
        rows={sales}
        columns={saleColumns}
        density="compact"
        hideFooter
      />
    </div>
  );
}
