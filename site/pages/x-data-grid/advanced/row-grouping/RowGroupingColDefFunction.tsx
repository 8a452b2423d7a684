import type {
  GridGroupingColDefOverride,
  GridGroupingColDefOverrideParams,
} from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(300);

function groupingColDef({
  fields,
}: GridGroupingColDefOverrideParams): GridGroupingColDefOverride {
  return fields.includes('group')
    ? { headerName: 'Market', width: 150 }
    : { headerName: 'Traded good', width: 190, hideDescendantCount: true };
}

export default function RowGroupingColDefFunction() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Trades by market and good"
        rows={rows}
        columns={tradeColumns}
        initialState={{ rowGrouping: { model: ['group', 'commodity'] } }}
        rowGroupingColumnMode="multiple"
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={1}
        density="compact"
        hideFooter
      />
    </div>
  );
}
