import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

export default function PopperClickAway() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <ClickAwayListener onClickAway={close}>
      <Box onKeyDown={(event) => event.key === 'Escape' && close()}>
        <Typography>
          The price includes{' '}
          <Link
            component="button"
            aria-expanded={anchor !== null}
            aria-controls={anchor ? id : undefined}
            onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
            sx={{ verticalAlign: 'baseline' }}
          >
            VAT
          </Link>{' '}
          and shipping.
        </Typography>
        <Popper
          id={id}
          role="note"
          open={anchor !== null}
          anchorEl={anchor}
          placement="bottom-start"
        >
          <Paper elevation={3} sx={{ p: 1.5, maxWidth: 240 }}>
            Value-added tax, 19% in Germany.
          </Paper>
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}
