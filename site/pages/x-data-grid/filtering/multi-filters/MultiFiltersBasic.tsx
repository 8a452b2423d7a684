import { GridLogicOperator } from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);

export default function MultiFiltersBasic() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        showToolbar
        label="Orders"
        rows={rows}
        columns={orderColumns}
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
                { id: 2, field: 'country', operator: 'equals', value: 'Japan' },
              ],
              logicOperator: GridLogicOperator.Or,
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
