import {
  ExportCsv,
  ExportPrint,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import Button from '@mui/material/Button';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);

function ExportToolbar() {
  return (
    <Toolbar aria-label="Export">
      <ExportCsv render={<ToolbarButton render={<Button size="small" />} />}>
        Download CSV
      </ExportCsv>
      <ExportPrint render={<ToolbarButton render={<Button size="small" />} />}>
        Print
      </ExportPrint>
    </Toolbar>
  );
}

export default function ExportBasic() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={orderColumns}
        slots={{ toolbar: ExportToolbar }}
        showToolbar
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
