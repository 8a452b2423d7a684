import SendIcon from '@mui/icons-material/Send';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonLoadingPosition() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Button loading loadingPosition="start" startDecorator={<SendIcon />}>
        start
      </Button>
      <Button loading loadingPosition="center">
        center
      </Button>
      <Button loading loadingPosition="end" endDecorator={<SendIcon />}>
        end
      </Button>
    </Stack>
  );
}
