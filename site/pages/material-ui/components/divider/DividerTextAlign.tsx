import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function DividerTextAlign() {
  return (
    <Stack spacing={2}>
      <Divider role="presentation" textAlign="left">
        left
      </Divider>
      <Divider role="presentation" textAlign="center">
        center
      </Divider>
      <Divider role="presentation" textAlign="right">
        right
      </Divider>
    </Stack>
  );
}
