import { useState } from 'react';
import {
  TablePagination,
  tablePaginationClasses as classes,
} from '@mui/base/TablePagination';
import { styled } from '@mui/system';
import { useRtl } from '@mui/system/RtlProvider';
import { quiet } from '../../../../../../families/base-ui/look/quiet';
import { invoices } from './invoices';

const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  font: `400 15px/24px ${quiet.font}`,
  color: quiet.ink,
  backgroundColor: quiet.surface,
  '& th, & td': {
    padding: '8px 12px',
    borderBlockEnd: `1px solid ${quiet.hairline}`,
    fontWeight: 400,
    textAlign: 'start',
  },
  '& thead th': { fontSize: 14, fontWeight: 600, color: quiet.muted },
  '& tfoot td': { paddingBlockEnd: 0, borderBlockEnd: 0 },
});

const Pagination = styled(TablePagination)({
  fontSize: 14,
  color: quiet.muted,
  [`& .${classes.toolbar}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 12px',
    alignItems: 'center',
  },
  [`& .${classes.spacer}`]: { flex: 1 },
  [`& .${classes.selectLabel}, & .${classes.displayedRows}`]: { margin: 0 },
  [`& .${classes.actions}`]: { display: 'flex', gap: 6 },
  [`& .${classes.select}, & button`]: {
    blockSize: 36,
    minInlineSize: 36,
    paddingInline: 8,
    border: `1px solid ${quiet.line}`,
    borderRadius: 8,
    font: 'inherit',
    color: quiet.ink,
    backgroundColor: quiet.surface,
    cursor: 'pointer',
  },
  '& button:disabled': { opacity: 0.4, cursor: 'not-allowed' },
  '& :focus-visible': {
    outline: `2px solid ${quiet.accent}`,
    outlineOffset: 2,
  },
});

export default function TablePaginationIntroduction() {
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(3);
  const rows = invoices.slice(page * size, (page + 1) * size);

  return (
    <Table>
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
          <Pagination
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
    </Table>
  );
}
