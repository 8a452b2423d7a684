import { useState } from 'react';
import type { GridExceljsProcessInput } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

function addTitle({ worksheet }: GridExceljsProcessInput) {
  worksheet.getCell('A1').value = 'Orders of the first half year';
  worksheet.getCell('A1').font = { bold: true, size: 14 };
  worksheet.addRow([]);
  return Promise.resolve();
}

export default function ExportExcelToolbar() {
  const [state, setState] = useState('not started');
  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 300 }}>
        <DataGridPremium
          label="Orders"
          rows={rows}
          columns={orderColumns}
          onExcelExportStateChange={setState}
          slotProps={{
            toolbar: {
              excelOptions: {
                fileName: 'orders',
                columnsStyles: { total: { numFmt: '#,##0.00' } },
                exceljsPreProcess: addTitle,
              },
            },
          }}
          showToolbar
          density="compact"
          hideFooter
        />
      </div>
      <code role="status">Export: {state}</code>
    </div>
  );
}
