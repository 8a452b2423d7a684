import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popper from '@mui/material/Popper';

export default function PopperArrow() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [arrow, setArrow] = useState<HTMLElement | null>(null);
  const modifiers = useMemo(
    () => [
      { name: 'offset', options: { offset: [0, 12] } },
      { name: 'arrow', options: { element: arrow, padding: 8 } },
    ],
    [arrow],
  );

  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        Who is here?
      </Button>
      <Popper
        role="note"
        open={anchor !== null}
        anchorEl={anchor}
        placement="top"
        modifiers={modifiers}
        sx={{
          '& .arrow, & .arrow::before': { width: 12, height: 12 },
          '& .arrow::before': {
            content: '""',
            display: 'block',
            bgcolor: 'text.primary',
            transform: 'rotate(45deg)',
          },
          '&[data-popper-placement*="top"] .arrow': { bottom: -6 },
          '&[data-popper-placement*="bottom"] .arrow': { top: -6 },
        }}
      >
        <Box
          sx={{
            p: 1.5,
            borderRadius: 1,
            color: 'background.paper',
            bgcolor: 'text.primary',
          }}
        >
          Anna, Ben, and Chiara
          <div ref={setArrow} className="arrow" />
        </Box>
      </Popper>
    </>
  );
}
