import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  GRID_ROOT_GROUP_ID,
  gridExpandedSortedRowIdsSelector,
  gridRowNodeSelector,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  createTreeServer,
  staffColumns,
} from '../../../../families/x-data-grid/data/treeServer';

export default function ServerTreeRefresh() {
  const apiRef = useGridApiRef();
  const [requests, setRequests] = React.useState(0);
  const source = React.useMemo(
    () => createTreeServer({ log: ({ number }) => setRequests(number) }),
    [],
  );

  const refresh = () => {
    const api = apiRef.current;
    if (!api) return;
    const open = gridExpandedSortedRowIdsSelector(apiRef).filter((id) => {
      const node = gridRowNodeSelector(apiRef, id);
      return node.type === 'group' && node.childrenExpanded;
    });
    api.dataSource.cache.clear();
    void api.dataSource.fetchRows();
    open.forEach((id) => void api.dataSource.fetchRows(id));
  };

  const collapseAll = () =>
    apiRef.current?.dataSource.fetchRows(GRID_ROOT_GROUP_ID, {
      keepChildrenExpanded: false,
    });

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Button onClick={refresh}>Refresh</Button>
        <Button onClick={() => void collapseAll()}>Collapse all</Button>
        <Typography variant="body2" role="status">
          Requests: {requests}
        </Typography>
      </Stack>
      <div style={{ height: 300 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Employees to refresh"
          columns={staffColumns}
          dataSource={source}
          treeData
          groupingColDef={{ headerName: 'Name', width: 240 }}
          density="compact"
        />
      </div>
    </Stack>
  );
}
