import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  GridFooterContainer,
  useGridApiContext,
  useGridEvent,
} from '@mui/x-data-grid';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(500);

function LastRowFooter() {
  const apiRef = useGridApiContext();
  const [last, setLast] = useState(0);

  useGridEvent(apiRef, 'renderedRowsIntervalChange', (range) => {
    setLast(range.lastRowIndex);
  });

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography variant="body2">Rows rendered up to {last} of 100</Typography>
    </GridFooterContainer>
  );
}

export default function EventInSlot() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Trades"
        rows={rows}
        columns={tradeColumns}
        slots={{ footer: LastRowFooter }}
      />
    </div>
  );
}
