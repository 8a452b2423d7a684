import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useGridApiRef } from '@mui/x-data-grid';
import type { GridFilterModel } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
  orderStatuses,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);
const columns = orderColumns.filter(({ field }) =>
  ['number', 'customer', 'status'].includes(field),
);

const models = orderStatuses.map((status) => {
  const model: GridFilterModel = {
    items: [{ field: 'status', operator: 'is', value: status }],
  };
  return { status, model };
});

export default function FilterCounts() {
  const apiRef = useGridApiRef();
  const [counts, setCounts] = React.useState<Record<string, number>>({});

  React.useEffect(() => {
    const api = apiRef.current;
    if (!api) {
      return;
    }
    const entries = models.map(({ status, model }) => {
      const { filteredRowsLookup } = api.getFilterState(model);
      const hidden = Object.keys(filteredRowsLookup).length;
      return [status, rows.length - hidden] as const;
    });
    setCounts(Object.fromEntries(entries));
  }, [apiRef]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {models.map(({ status, model }) => (
          <Button
            key={status}
            size="small"
            variant="outlined"
            onClick={() => apiRef.current?.setFilterModel(model)}
          >
            {status} ({counts[status] ?? 0})
          </Button>
        ))}
      </Stack>
      <div style={{ height: 300 }}>
        <DataGrid
          aria-label="Orders"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
