import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(100000);

export default function VirtualizationRows() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        aria-label="100,000 trades"
        rows={rows}
        columns={tradeColumns}
        density="compact"
      />
    </div>
  );
}
