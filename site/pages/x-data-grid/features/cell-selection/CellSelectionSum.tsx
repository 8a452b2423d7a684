import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import { useGridApiRef } from '@mui/x-data-grid-premium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(100);
const columns = tradeColumns.filter(({ field }) =>
  ['commodity', 'side', 'quantity', 'price'].includes(field),
);
const format = new Intl.NumberFormat('en-US');

export default function CellSelectionSum() {
  const apiRef = useGridApiRef();
  const [text, setText] = useState('Select some quantities or prices.');

  const update = () => {
    const api = apiRef.current;
    if (!api) return;
    const values = api
      .getSelectedCellsAsArray()
      .map(({ id, field }) => api.getCellValue<unknown>(id, field))
      .filter((value) => typeof value === 'number');
    const sum = values.reduce((total, value) => total + value, 0);
    setText(`Numbers: ${values.length}. Sum: ${format.format(sum)}.`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 300, width: '100%' }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Trades with a sum of the selected cells"
          density="compact"
          rows={rows}
          columns={columns}
          cellSelection
          onCellSelectionModelChange={update}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status">
        {text}
      </Typography>
    </Stack>
  );
}
