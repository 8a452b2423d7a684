import { useId, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import type { Parcel } from './parcels';

export default function ParcelRows({ code, state, trail }: Parcel) {
  const id = useId();
  const [open, setOpen] = useState(false);

  return (
    <>
      <TableRow>
        <TableCell padding="checkbox">
          <IconButton
            size="small"
            aria-label={`Trail of ${code}`}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            <ExpandMoreIcon
              sx={{ transform: open ? 'rotate(180deg)' : 'none' }}
            />
          </IconButton>
        </TableCell>
        <TableCell component="th" scope="row">
          {code}
        </TableCell>
        <TableCell>{state}</TableCell>
      </TableRow>
      {open && (
        <TableRow id={id} sx={{ bgcolor: 'action.hover' }}>
          <TableCell />
          <TableCell colSpan={2}>
            {trail.map((stage) => (
              <div key={stage}>{stage}</div>
            ))}
          </TableCell>
        </TableRow>
      )}
    </>
  );
}
