import { alpha } from '@mui/material/styles';
import { useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridRowClassNameParams } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(300);

export default function RowGroupingStyles() {
  const apiRef = useGridApiRef();

  const getRowClassName = ({ id }: GridRowClassNameParams) => {
    const node = apiRef.current?.getRowNode(id);
    return node?.type === 'group' ? `group-level-${node.depth}` : '';
  };

  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        aria-label="Trades with colored groups"
        rows={rows}
        columns={tradeColumns}
        initialState={{ rowGrouping: { model: ['group', 'commodity'] } }}
        defaultGroupingExpansionDepth={-1}
        getRowClassName={getRowClassName}
        sx={({ palette }) => ({
          '& .group-level-0': {
            backgroundColor: alpha(palette.primary.main, 0.24),
            fontWeight: 700,
          },
          '& .group-level-1': {
            backgroundColor: alpha(palette.primary.main, 0.1),
            fontWeight: 600,
          },
        })}
        density="compact"
        hideFooter
      />
    </div>
  );
}
