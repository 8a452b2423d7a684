import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { gridRowNodeSelector, useGridApiRef } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(300);
const initialState = { rowGrouping: { model: ['group', 'commodity'] } };

export default function RowGroupingExpandAll() {
  const apiRef = useGridApiRef();

  const toggleFirst = () => {
    const [id] = apiRef.current?.getSortedRowIds() ?? [];
    const node = id === undefined ? null : gridRowNodeSelector(apiRef, id);
    if (node?.type === 'group') {
      apiRef.current?.setRowChildrenExpansion(node.id, !node.childrenExpanded);
    }
  };

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => apiRef.current?.expandAllRows()}>
          Expand all
        </Button>
        <Button onClick={() => apiRef.current?.collapseAllRows()}>
          Collapse all
        </Button>
        <Button onClick={toggleFirst}>Toggle the first group</Button>
      </Stack>
      <div style={{ height: 320, width: '100%' }}>
        <DataGridPremium
          aria-label="Trades by commodity"
          apiRef={apiRef}
          rows={rows}
          columns={tradeColumns}
          initialState={initialState}
        />
      </div>
    </Stack>
  );
}
