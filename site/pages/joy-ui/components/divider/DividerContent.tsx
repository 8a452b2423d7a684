import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

export default function DividerContent() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <Button>Continue with a passkey</Button>
      <Divider>or</Divider>
      <Button variant="outlined">Continue with email</Button>
      <Divider>
        <Chip size="sm">Help</Chip>
      </Divider>
    </Stack>
  );
}
