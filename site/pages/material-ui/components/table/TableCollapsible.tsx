import { Fragment, useState } from 'react';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';

const orders = [
  { id: 5501, total: '€114.00', items: 'Desk lamp, power strip' },
  { id: 5502, total: '€39.90', items: 'Footrest' },
  { id: 5503, total: '€268.00', items: 'Monitor arm, keyboard, cable' },
];

export default function TableCollapsible() {
  const [open, setOpen] = useState(5501);

  return (
    <Table aria-label="Orders">
      <TableBody>
        {orders.map(({ id, total, items }) => (
          <Fragment key={id}>
            <TableRow sx={{ '& > *': { borderBottom: 0 } }}>
              <TableCell padding="checkbox">
                <IconButton
                  aria-label={`Items of order ${id}`}
                  aria-expanded={open === id}
                  onClick={() => setOpen(open === id ? 0 : id)}
                >
                  {open === id ? (
                    <KeyboardArrowUpIcon />
                  ) : (
                    <KeyboardArrowDownIcon />
                  )}
                </IconButton>
              </TableCell>
              <TableCell component="th" scope="row">
                Order {id}
              </TableCell>
              <TableCell align="right">{total}</TableCell>
            </TableRow>
            <TableRow>
              <TableCell colSpan={3} sx={{ py: 0 }}>
                <Collapse in={open === id} unmountOnExit>
                  <Typography
                    variant="body2"
                    sx={{ pb: 2, paddingInlineStart: 5 }}
                  >
                    {items}
                  </Typography>
                </Collapse>
              </TableCell>
            </TableRow>
          </Fragment>
        ))}
      </TableBody>
    </Table>
  );
}
