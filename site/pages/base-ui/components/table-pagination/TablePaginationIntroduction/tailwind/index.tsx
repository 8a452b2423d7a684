import { useState } from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import { useRtl } from '@mui/system/RtlProvider';
import { invoices } from './invoices';

const head =
  'px-3 py-2 text-start text-sm font-semibold text-slate-600 dark:text-slate-400';
const cell = 'px-3 py-2 text-start font-normal';
const row =
  'border-0 border-b border-solid border-slate-200 dark:border-slate-700';
const control =
  'h-9 min-w-9 px-2 cursor-pointer rounded-lg border border-solid border-slate-500 bg-white [font:inherit] text-slate-900 outline-offset-2 outline-indigo-600 focus-visible:outline-2 disabled:cursor-not-allowed disabled:opacity-40 dark:border-slate-400 dark:bg-slate-900 dark:text-slate-100 dark:outline-indigo-300';

const parts = {
  toolbar: { className: 'flex flex-wrap items-center gap-x-3 gap-y-2' },
  spacer: { className: 'flex-1' },
  selectLabel: { className: 'm-0' },
  select: { className: control },
  displayedRows: { className: 'm-0' },
};

const buttons = {
  className: 'flex gap-1.5',
  slotProps: {
    backButton: { className: control },
    nextButton: { className: control },
  },
};

export default function TablePaginationIntroduction() {
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(3);
  const rows = invoices.slice(page * size, (page + 1) * size);

  return (
    <table className="w-full border-collapse bg-white font-sans text-[15px]/6 text-slate-900 dark:bg-slate-900 dark:text-slate-100">
      <thead>
        <tr className={row}>
          <th scope="col" className={head}>
            Invoice
          </th>
          <th scope="col" className={head}>
            Customer
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, customer }) => (
          <tr key={id} className={row}>
            <th scope="row" className={cell}>
              {id}
            </th>
            <td className={cell}>{customer}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <TablePagination
            className="px-3 pt-2 text-sm/5 text-slate-600 dark:text-slate-400"
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
            slotProps={{
              ...parts,
              actions: { direction: useRtl() ? 'rtl' : 'ltr', ...buttons },
            }}
          />
        </tr>
      </tfoot>
    </table>
  );
}
