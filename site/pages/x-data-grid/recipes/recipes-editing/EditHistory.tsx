import { useMemo } from 'react';
import {
  createCellEditHistoryHandler,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import type {
  DataGridPremiumProps,
  GridEvents,
} from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';
import { editableColumns } from './columns';

const rows = makeOrders(100);
const validationEvents: GridEvents[] = ['rowsSet', 'columnsChange'];

export default function EditHistory() {
  const apiRef = useGridApiRef();
  const handlers = useMemo(
    () =>
      ({
        cellEditStop: createCellEditHistoryHandler(
          apiRef as Parameters<typeof createCellEditHistoryHandler>[0],
        ),
      }) as unknown as DataGridPremiumProps['historyEventHandlers'],
    [apiRef],
  );

  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        aria-label="Orders whose edits alone can be undone"
        rows={rows}
        columns={editableColumns}
        historyEventHandlers={handlers}
        historyValidationEvents={validationEvents}
        hideFooter
      />
    </div>
  );
}
