import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CustomsHold() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 440, mx: 'auto' }}>
      <Typography>Parcel 5510 from Lisbon</Typography>
      <Alert severity="warning" role="note">
        <AlertTitle>Held at customs</AlertTitle>
        The invoice is missing.{' '}
        <Link
          href="#CustomsHold"
          color="inherit"
          onClick={(event) => event.preventDefault()}
        >
          Send it
        </Link>{' '}
        by Friday.
      </Alert>
    </Stack>
  );
}
