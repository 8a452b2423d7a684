import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(60);

export default function CellStyles() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Trades"
        rows={rows}
        columns={tradeColumns}
        getCellClassName={({ field, value }) =>
          field === 'quantity' && Number(value) > 3000 ? 'large' : ''
        }
        sx={{ '& .large': { bgcolor: 'warning.light', color: '#000' } }}
        hideFooter
      />
    </div>
  );
}
