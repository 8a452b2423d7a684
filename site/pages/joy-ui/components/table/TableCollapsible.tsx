import { Fragment, useState } from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/joy/IconButton';
import Table from '@mui/joy/Table';

const orders = [
  { id: 'A-17', customer: 'Mila Berg', items: ['2 × Mug', '1 × Tray'] },
  { id: 'A-18', customer: 'Tom Sato', items: ['1 × Kettle'] },
];

export default function TableCollapsible() {
  const [open, setOpen] = useState<string | null>('A-17');

  return (
    <Table aria-label="Orders">
      <thead>
        <tr>
          <th style={{ width: 72 }}>Details</th>
          <th>Order</th>
          <th>Customer</th>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ id, customer, items }) => (
          <Fragment key={id}>
            <tr>
              <td>
                <IconButton
                  size="sm"
                  aria-label={`Items of order ${id}`}
                  aria-expanded={open === id}
                  aria-controls={`items-${id}`}
                  onClick={() => setOpen(open === id ? null : id)}
                >
                  <ExpandMoreIcon
                    sx={{ rotate: open === id ? '180deg' : '0deg' }}
                  />
                </IconButton>
              </td>
              <td>{id}</td>
              <td>{customer}</td>
            </tr>
            <tr id={`items-${id}`} hidden={open !== id}>
              <td />
              <td colSpan={2}>{items.join(', ')}</td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </Table>
  );
}
