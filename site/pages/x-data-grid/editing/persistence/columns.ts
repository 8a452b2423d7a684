import { orderColumns } from '../../../../families/x-data-grid/data/orders';

/** Order, customer, quantity and total; two of them editable. */
export const editableColumns = orderColumns
  .filter(({ field }) =>
    ['number', 'customer', 'quantity', 'total'].includes(field),
  )
  .map((column) => ({
    ...column,
    editable: column.field === 'customer' || column.field === 'quantity',
  }));
