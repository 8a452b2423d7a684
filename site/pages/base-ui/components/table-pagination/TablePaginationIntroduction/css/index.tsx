import { useState } from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/table.css';
import { invoices } from './invoices';

export default function TablePaginationIntroduction() {
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(3);
  const rows = invoices.slice(page * size, (page + 1) * size);

  return (
    <table className="quiet-table">
      <thead>
        <tr>
          <th scope="col">Invoice</th>
          <th scope="col">Customer</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, customer }) => (
          <tr key={id}>
            <th scope="row">{id}</th>
            <td>{customer}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <TablePagination
            className="quiet-pagination"
            colSpan={2}
            count={invoices.length}
            page={page}
            onPageChange={(_event, newPage) => setPage(newPage)}
            rowsPerPage={size}
            onRowsPerPageChange={(event) => {
              setSize(Number(event.target.value));
              setPage(0);
            }}
            rowsPerPageOptions={[3, 6, 9]}
            slotProps={{ actions: { direction: useRtl() ? 'rtl' : 'ltr' } }}
          />
        </tr>
      </tfoot>
    </table>
  );
}
