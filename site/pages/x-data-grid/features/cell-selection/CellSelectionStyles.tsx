import { useState } from 'react';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import type { GridCellSelectionModel } from '@mui/x-data-grid-premium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(100);
const range = { commodity: true, group: true, side: true };

export default function CellSelectionStyles() {
  const [model, setModel] = useState<GridCellSelectionModel>({
    2: range,
    3: range,
    4: range,
  });

  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Trades with an outlined range"
        density="compact"
        rows={rows}
        columns={tradeColumns}
        cellSelection
        cellSelectionModel={model}
        onCellSelectionModelChange={setModel}
        disableRowSelectionOnClick
        hideFooter
        sx={({ palette }) => {
          const line = `2px solid ${palette.primary.main}`;
          return {
            '& .MuiDataGrid-cell--rangeTop': { borderTop: line },
            '& .MuiDataGrid-cell--rangeBottom': { borderBottom: line },
            '& .MuiDataGrid-cell--rangeLeft': { borderInlineStart: line },
            '& .MuiDataGrid-cell--rangeRight': { borderInlineEnd: line },
          };
        }}
      />
    </div>
  );
}
