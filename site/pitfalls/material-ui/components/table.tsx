import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination, { type TablePaginationProps } from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import type { Pitfall } from '../../pitfall';
import { boxOf, logs, styleOf } from '../../symptoms';

function Orders({ maxHeight }: { maxHeight?: number }) {
  return (
    <TableContainer sx={maxHeight === undefined ? {} : { maxHeight }}>
      <Table stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>Order</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {Array.from({ length: 60 }, (_, id) => (
            <TableRow key={id}>
              <TableCell>{id}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const dark = createTheme({ palette: { mode: 'dark' } });

function DarkHead({ colored }: { colored: boolean }) {
  return (
    <ThemeProvider theme={dark}>
      <Paper>
        <Table stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell sx={colored ? { bgcolor: 'rgb(30, 30, 30)' } : {}}>Order</TableCell>
            </TableRow>
          </TableHead>
        </Table>
      </Paper>
    </ThemeProvider>
  );
}

function Filtered({ resets }: { resets: boolean }) {
  const [page, setPage] = useState(4);
  const [count, setCount] = useState(50);
  return (
    <>
      <button
        onClick={() => {
          setCount(12);
          if (resets) setPage(0);
        }}
      >
        Filter
      </button>
      <TablePagination
        component="div"
        count={count}
        page={page}
        rowsPerPage={10}
        onPageChange={(_, next) => setPage(next)}
      />
    </>
  );
}

function Focusable({ page, onPageChange }: Pick<TablePaginationProps, 'page' | 'onPageChange'>) {
  return (
    <button
      aria-label="Go to next page"
      aria-disabled={page === 1}
      onClick={(event) => onPageChange(event, 1)}
    >
      Next
    </button>
  );
}

function Pages({ focusable }: { focusable: boolean }) {
  const [page, setPage] = useState(0);
  return (
    <TablePagination
      component="div"
      count={20}
      page={page}
      rowsPerPage={10}
      onPageChange={(_, to) => setPage(to)}
      {...(focusable && { ActionsComponent: Focusable })}
    />
  );
}

export default [
  {
    lead: 'The sticky header scrolls away.',
    Failing: () => <Orders />,
    Fixed: () => <Orders maxHeight={300} />,
    symptom: async (stage) => {
      const list = await stage.find('.MuiTableContainer-root');
      (list.scrollHeight > list.clientHeight ? list : document.documentElement).scrollTop = 600;
      await stage.settled();
      return (await boxOf(stage, 'th')).top < -1;
    },
  },
  {
    lead: 'The sticky header has another color.',
    Failing: () => <DarkHead colored={false} />,
    Fixed: () => <DarkHead colored />,
    symptom: async (stage) => (await styleOf(stage, 'th')).backgroundColor === 'rgb(18, 18, 18)',
  },
  {
    lead: 'The page is empty after filtering.',
    Failing: () => <Filtered resets={false} />,
    Fixed: () => <Filtered resets />,
    symptom: async ({ click }) => {
      await click('button');
      return document.body.innerText.includes('41–12 of 12');
    },
  },
  {
    lead: '"In HTML, `<div>` cannot be a child of `<tbody>`."',
    Failing: () => (
      <Table>
        <TableBody>
          <Collapse in>Details</Collapse>
        </TableBody>
      </Table>
    ),
    Fixed: () => (
      <Table>
        <TableBody>
          <TableRow>
            <TableCell>
              <Collapse in>Details</Collapse>
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
    ),
    symptom: logs('In HTML, <div> cannot be a child of <tbody>.'),
  },
  {
    lead: 'Focus is lost on the last page.',
    Failing: () => <Pages focusable={false} />,
    Fixed: () => <Pages focusable />,
    symptom: async ({ find, press }) => {
      (await find('[aria-label="Go to next page"]')).focus();
      await press('Enter');
      return (
        document.activeElement?.getAttribute('aria-label') !== 'Go to next page' ||
        (document.activeElement as HTMLButtonElement).disabled
      );
    },
  },
  {
    lead: 'A row with `tabIndex` has no focus ring.',
    Failing: () => (
      <Table>
        <TableBody>
          <TableRow tabIndex={0}>
            <TableCell>1</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    ),
    Fixed: () => (
      <Table>
        <TableBody>
          <TableRow>
            <TableCell>
              <a href="#1">1</a>
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
    ),
    symptom: async ({ press }) => {
      await press('Tab');
      const focused = document.activeElement;
      if (!focused || focused === document.body) throw new Error('Nothing has focus.');
      return getComputedStyle(focused).outlineStyle === 'none';
    },
  },
] satisfies Pitfall[];
