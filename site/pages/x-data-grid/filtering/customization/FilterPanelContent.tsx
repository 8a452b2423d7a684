import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

export default function FilterPanelContent() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        showToolbar
        label="Orders"
        rows={rows}
        columns={orderColumns}
        slotProps={{
          filterPanel: {
            filterFormProps: {
              columnsSort: 'asc',
              filterColumns: ({ columns }) =>
                columns
                  .filter(({ field }) => field !== 'total')
                  .map(({ field }) => field),
              deleteIconProps: { sx: { display: 'none' } },
              operatorInputProps: { variant: 'outlined' },
              valueInputProps: { InputComponentProps: { variant: 'outlined' } },
            },
            sx: { p: 1 },
          },
        }}
        hideFooter
      />
    </div>
  );
}
