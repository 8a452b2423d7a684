import { gridRowNodeSelector, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridEventListener } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(200);
const initialState = { rowGrouping: { model: ['group', 'commodity'] } };

export default function GroupToggleOnRowClick() {
  const apiRef = useGridApiRef();

  const toggleGroup: GridEventListener<'rowClick'> = ({ id }) => {
    const node = gridRowNodeSelector(apiRef, id);
    if (node.type === 'group') {
      apiRef.current?.setRowChildrenExpansion(id, !node.childrenExpanded);
    }
  };

  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Trades, click a group"
        apiRef={apiRef}
        rows={rows}
        columns={tradeColumns}
        initialState={initialState}
        onRowClick={toggleGroup}
        disableRowSelectionOnClick
        sx={{ '& .MuiDataGrid-row[aria-expanded]': { cursor: 'pointer' } }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
