import { useState } from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function ResendCode() {
  const [sent, setSent] = useState(1);

  return (
    <div>
      <Typography>
        We sent a code to your phone.{' '}
        <Link
          component="button"
          type="button"
          onClick={() => setSent(sent + 1)}
          sx={{ verticalAlign: 'baseline' }}
        >
          Send it again
        </Link>
      </Typography>
      <Typography role="status" variant="body2" color="text.secondary">
        {sent === 1 ? 'Sent once' : `Sent ${sent} times`}
      </Typography>
    </div>
  );
}
