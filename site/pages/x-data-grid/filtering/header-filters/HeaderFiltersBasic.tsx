import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);

export default function HeaderFiltersBasic() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={orderColumns}
        headerFilters
        initialState={{
          filter: {
            filterModel: {
              items: [
                {
                  id: 1,
                  field: 'product',
                  operator: 'contains',
                  value: 'desk',
                },
              ],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
