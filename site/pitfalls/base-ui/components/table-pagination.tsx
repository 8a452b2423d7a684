import { useState } from 'react';
import { TablePagination, type TablePaginationProps } from '@mui/base/TablePagination';
import type { Pitfall } from '../../pitfall';
import { textOf } from '../../symptoms';

function Invoices({ slotProps }: Pick<TablePaginationProps, 'slotProps'>) {
  const [page, setPage] = useState(0);
  const [sent, setSent] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <TablePagination
        slots={{ root: 'div' }}
        slotProps={slotProps}
        count={84}
        page={page}
        rowsPerPage={10}
        onPageChange={(_event, value) => setPage(value)}
      />
      <output>{sent && 'sent'}</output>
    </form>
  );
}

export default [
  {
    lead: 'Changing the page submits the form.',
    Failing: () => <Invoices />,
    Fixed: () => (
      <Invoices
        slotProps={{
          actions: {
            slotProps: { backButton: { type: 'button' }, nextButton: { type: 'button' } },
          },
        }}
      />
    ),
    symptom: async (stage) => {
      await stage.click('[title="Go to next page"]');
      return (await textOf(stage, 'output')) === 'sent';
    },
  },
] satisfies Pitfall[];
