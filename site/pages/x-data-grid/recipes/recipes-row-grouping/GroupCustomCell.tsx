import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { useGridApiContext } from '@mui/x-data-grid-premium';
import type { GridRenderCellParams } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);

function GroupCell({
  id,
  rowNode,
  formattedValue,
  tabIndex,
}: GridRenderCellParams) {
  const apiRef = useGridApiContext();
  if (rowNode.type !== 'group') {
    return null;
  }
  const open = Boolean(rowNode.childrenExpanded);
  return (
    <Button
      size="small"
      color="inherit"
      aria-expanded={open}
      tabIndex={tabIndex}
      endIcon={<ExpandMoreIcon sx={{ rotate: open ? '180deg' : '0deg' }} />}
      sx={{ marginInlineStart: 3 * rowNode.depth }}
      onClick={() => apiRef.current.setRowChildrenExpansion(id, !open)}
    >
      {`${formattedValue}: ${rowNode.children.length}`}
    </Button>
  );
}

export default function GroupCustomCell() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with group buttons"
        rows={rows}
        columns={orderColumns}
        initialState={{ rowGrouping: { model: ['status', 'country'] } }}
        groupingColDef={{
          width: 210,
          renderCell: (params: GridRenderCellParams) => (
            <GroupCell {...params} />
          ),
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
