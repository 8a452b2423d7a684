import { useId } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function GlossaryTerm() {
  const id = useId();

  return (
    <Typography sx={{ maxWidth: 380 }}>
      Let the dough rest for the{' '}
      <Tooltip
        describeChild
        id={id}
        leaveDelay={200}
        title={
          <>
            <strong>Autolyse</strong>
            <br />
            Flour and water wait without salt.{' '}
            <Link href="#autolyse" color="inherit">
              More on it
            </Link>
          </>
        }
        slotProps={{
          tooltip: { sx: { maxWidth: 220, fontSize: 14, fontWeight: 400 } },
        }}
      >
        <Box
          component="span"
          tabIndex={0}
          sx={{ textDecoration: 'underline dotted', cursor: 'help' }}
        >
          autolyse
        </Box>
      </Tooltip>{' '}
      before you add the starter.
    </Typography>
  );
}
