import { useState } from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LinkButton() {
  const [sent, setSent] = useState(0);

  return (
    <Typography role="status">
      {sent > 0 ? `Code sent again (${sent}). ` : 'No code? '}
      <Link
        component="button"
        type="button"
        onClick={() => setSent(sent + 1)}
        sx={{ verticalAlign: 'baseline' }}
      >
        Send it again
      </Link>
    </Typography>
  );
}
