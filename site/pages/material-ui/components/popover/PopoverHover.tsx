import { useState } from 'react';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function PopoverHover() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <Typography>
        Assigned to{' '}
        <Link
          href="#mouse-hover"
          onMouseEnter={(event) => setAnchor(event.currentTarget)}
          onMouseLeave={() => setAnchor(null)}
        >
          Anna Meyer
        </Link>
      </Typography>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        disableAutoFocus
        disableEnforceFocus
        disableRestoreFocus
        disableScrollLock
        sx={{ pointerEvents: 'none' }}
      >
        <Typography sx={{ p: 2 }}>Anna Meyer, Support, Berlin</Typography>
      </Popover>
    </>
  );
}
