import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import Report from '@mui/icons-material/Report';

export default function DangerAlert() {
  return (
    <Alert
      variant="outlined"
      color="danger"
      startDecorator={<Report />}
      sx={{ alignItems: 'flex-start', width: 420, maxWidth: '100%' }}
    >
      <div>
        <Typography level="title-sm" color="danger">
          The payment was declined
        </Typography>
        <Typography level="body-sm">
          Your bank did not accept the card that ends in 4242.
        </Typography>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ mt: 1.5, flexWrap: 'wrap' }}
        >
          <Button size="sm" color="danger">
            Use another card
          </Button>
          <Button size="sm" variant="plain" color="neutral">
            Try again
          </Button>
        </Stack>
      </div>
    </Alert>
  );
}
