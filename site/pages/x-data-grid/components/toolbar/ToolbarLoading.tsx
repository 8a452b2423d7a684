import * as React from 'react';
import FileDownloadIcon from '@mui/icons-material/FileDownload';
import FilterListIcon from '@mui/icons-material/FilterList';
import RefreshIcon from '@mui/icons-material/Refresh';
import {
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  gridRowsLoadingSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridSlotProps } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orderBook';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    onRefresh?: () => void;
  }
}

function LoadingToolbar({ onRefresh }: GridSlotProps['toolbar']) {
  const apiRef = useGridApiContext();
  const loading = useGridSelector(apiRef, gridRowsLoadingSelector) ?? false;
  return (
    <Toolbar aria-label="Orders">
      <ToolbarButton
        title="Refresh"
        aria-disabled={loading}
        style={{ opacity: loading ? 0.4 : 1 }}
        onClick={loading ? undefined : onRefresh}
      >
        <RefreshIcon fontSize="small" />
      </ToolbarButton>
      <FilterPanelTrigger
        title="Filters"
        disabled={loading}
        render={<ToolbarButton />}
      >
        <FilterListIcon fontSize="small" />
      </FilterPanelTrigger>
      <ExportCsv
        title="Download as CSV"
        disabled={loading}
        render={<ToolbarButton />}
      >
        <FileDownloadIcon fontSize="small" />
      </ExportCsv>
    </Toolbar>
  );
}

export default function ToolbarLoading() {
  const [loading, setLoading] = React.useState(false);
  const [seed, setSeed] = React.useState(1);
  const rows = React.useMemo(() => makeOrders(40, seed), [seed]);

  // Stands in for a request that takes two seconds.
  React.useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => {
      setSeed((previous) => previous + 1);
      setLoading(false);
    }, 2000);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders to refresh"
        rows={rows}
        columns={orderColumns}
        loading={loading}
        slots={{ toolbar: LoadingToolbar }}
        slotProps={{
          toolbar: { onRefresh: () => setLoading(true) },
          loadingOverlay: { variant: 'linear-progress' },
        }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
