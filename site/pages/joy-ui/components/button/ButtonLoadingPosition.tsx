import SendIcon from '@mui/icons-material/Send';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

const spinner = <CircularProgress aria-label="Sending" />;

export default function ButtonLoadingPosition() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Button
        loading
        loadingPosition="start"
        loadingIndicator={spinner}
        startDecorator={<SendIcon />}
      >
        start
      </Button>
      <Button loading loadingPosition="center" loadingIndicator={spinner}>
        center
      </Button>
      <Button
        loading
        loadingPosition="end"
        loadingIndicator={spinner}
        endDecorator={<SendIcon />}
      >
        end
      </Button>
    </Stack>
  );
}
