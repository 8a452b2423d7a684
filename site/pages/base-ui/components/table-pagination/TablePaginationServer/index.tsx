import { useRef, useState } from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/table.css';
import { fetchPage, readPage } from './server';

const size = 5;

export default function TablePaginationServer() {
  const [page, setPage] = useState(0);
  const [loading, setLoading] = useState(false);
  const [data, setData] = useState(() => readPage(0, size));
  const request = useRef(0);

  const changePage = async (newPage: number) => {
    request.current += 1;
    const current = request.current;
    setPage(newPage);
    setLoading(true);
    const newData = await fetchPage(newPage, size);
    // A slower, older answer must not replace a newer one.
    if (current === request.current) {
      setData(newData);
      setLoading(false);
    }
  };

  return (
    <table className="quiet-table" aria-busy={loading}>
      <thead>
        <tr>
          <th scope="col">Invoice</th>
          <th scope="col" className="quiet-number">
            Total
          </th>
        </tr>
      </thead>
      <tbody style={{ opacity: loading ? 0.5 : 1 }}>
        {data.rows.map(({ id, total }) => (
          <tr key={id}>
            <th scope="row">{id}</th>
            <td className="quiet-number">{total}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <TablePagination
            className="quiet-pagination"
            colSpan={2}
            count={data.count}
            page={page}
            onPageChange={(_event, newPage) => void changePage(newPage)}
            rowsPerPage={size}
            rowsPerPageOptions={[]}
            slotProps={{
              displayedRows: { role: 'status' },
              actions: { direction: useRtl() ? 'rtl' : 'ltr' },
            }}
          />
        </tr>
      </tfoot>
    </table>
  );
}
