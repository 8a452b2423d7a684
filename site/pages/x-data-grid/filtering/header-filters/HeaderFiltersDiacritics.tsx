import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);
const columns = orderColumns.filter(({ field }) =>
  ['number', 'customer', 'country'].includes(field),
);

export default function HeaderFiltersDiacritics() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        headerFilters
        ignoreDiacritics
        initialState={{
          filter: {
            filterModel: {
              items: [
                {
                  id: 1,
                  field: 'country',
                  operator: 'equals',
                  value: 'turkiye',
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
