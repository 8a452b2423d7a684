import { useState } from 'react';
import type { MouseEvent } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const seats = ['A1', 'A2', 'A3', 'A4'];

export default function SeatPlan() {
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState({ seat: 'A1', top: 0, left: 0 });
  const close = () => setOpen(false);

  const show = (seat: string, top: number, left: number) => {
    setPlace({ seat, top, left });
    setOpen(true);
  };

  return (
    <>
      <Box role="group" aria-label="Row A" sx={{ display: 'flex', gap: 1 }}>
        {seats.map((seat) => (
          <ButtonBase
            key={seat}
            focusRipple
            aria-label={`Seat ${seat}`}
            aria-haspopup="menu"
            onClick={(event) => {
              const box = event.currentTarget.getBoundingClientRect();
              show(seat, box.bottom, box.left);
            }}
            onContextMenu={(event) => {
              event.preventDefault();
              show(seat, event.clientY, event.clientX);
            }}
            sx={{
              width: 56,
              height: 56,
              border: 1,
              borderRadius: 1,
              font: 'inherit',
            }}
          >
            {seat}
          </ButtonBase>
        ))}
      </Box>
      <Menu
        open={open}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={{ top: place.top, left: place.left }}
        disableAutoFocusItem
        slotProps={{
          list: { 'aria-label': `Seat ${place.seat}` },
          backdrop: {
            onContextMenu: (event: MouseEvent) => {
              event.preventDefault();
              close();
            },
          },
        }}
      >
        <MenuItem onClick={close}>Hold for ten minutes</MenuItem>
        <MenuItem onClick={close}>Mark as broken</MenuItem>
        <MenuItem onClick={close}>Release</MenuItem>
      </Menu>
    </>
  );
}
