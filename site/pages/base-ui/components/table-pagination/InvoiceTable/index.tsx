import { useState } from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/table.css';
import './invoices.css';
import { euros, invoices } from './invoices';

export default function InvoiceTable() {
  const [query, setQuery] = useState('');
  const [ascending, setAscending] = useState(true);
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(5);

  const found = invoices
    .filter(({ customer }) =>
      customer.toLowerCase().includes(query.toLowerCase()),
    )
    .sort((a, b) => (ascending ? a.total - b.total : b.total - a.total));
  const rows = found.slice(page * size, (page + 1) * size);

  return (
    <section className="invoices" aria-label="Invoices">
      <label className="quiet-field quiet-label">
        Customer
        <input
          className="invoices-search"
          type="search"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setPage(0);
          }}
        />
      </label>
      <table className="quiet-table">
        <thead>
          <tr>
            <th scope="col">Invoice</th>
            <th scope="col">Customer</th>
            <th
              scope="col"
              className="quiet-number"
              aria-sort={ascending ? 'ascending' : 'descending'}
            >
              <button
                className="invoices-sort"
                type="button"
                onClick={() => {
                  setAscending(!ascending);
                  setPage(0);
                }}
              >
                Total <span aria-hidden="true">{ascending ? '↑' : '↓'}</span>
              </button>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, customer, total }) => (
            <tr key={id}>
              <th scope="row">{id}</th>
              <td>{customer}</td>
              <td className="quiet-number">{euros(total)}</td>
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={3}>No invoices of this customer.</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <TablePagination
              className="quiet-pagination"
              colSpan={3}
              count={found.length}
              page={page}
              onPageChange={(_event, newPage) => setPage(newPage)}
              rowsPerPage={size}
              onRowsPerPageChange={(event) => {
                setSize(Number(event.target.value));
                setPage(0);
              }}
              rowsPerPageOptions={[5, 10]}
              slotProps={{
                displayedRows: { role: 'status' },
                actions: {
                  showFirstButton: true,
                  showLastButton: true,
                  direction: useRtl() ? 'rtl' : 'ltr',
                },
              }}
            />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
