import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  gridPaginatedVisibleSortedGridRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import type { GridPrintExportOptions } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeEmployees,
  employeeColumns,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(60);

const thisPage: GridPrintExportOptions = {
  fileName: 'Employees of this page',
  allColumns: true,
  includeCheckboxes: true,
  getRowsToExport: ({ apiRef }) =>
    gridPaginatedVisibleSortedGridRowIdsSelector(apiRef),
};
const plain: GridPrintExportOptions = {
  fields: ['name', 'department'],
  hideToolbar: true,
  hideFooter: true,
  copyStyles: false,
  bodyClassName: 'plain',
  pageStyle: '.plain [role="row"] { display: flex; gap: 16px; }',
};

export default function ExportPrintPlain() {
  const apiRef = useGridApiRef();
  const print = (options: GridPrintExportOptions) => {
    apiRef.current?.exportDataAsPrint(options);
  };
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => print(thisPage)}>This page</Button>
        <Button onClick={() => print(plain)}>Without styles</Button>
      </Stack>
      <div style={{ height: 280, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Employees"
          rows={rows}
          columns={employeeColumns}
          checkboxSelection
          initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
          pageSizeOptions={[10, 60]}
          density="compact"
        />
      </div>
    </Stack>
  );
}
