import { orderColumns } from '../../../../families/x-data-grid/data/orders';

/** Order, customer, quantity and status; all but the first editable. */
export const editableColumns = orderColumns
  .filter(({ field }) =>
    ['number', 'customer', 'quantity', 'status'].includes(field),
  )
  .map((column) => ({ ...column, editable: column.field !== 'number' }));
