import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ChatDays() {
  return (
    <Stack spacing={1.5} sx={{ maxWidth: 400, mx: 'auto' }}>
      <Divider role="presentation" textAlign="left">
        <Chip size="small" label="Tuesday" />
      </Divider>
      <Typography>The bees have moved into the second box.</Typography>
      <Divider role="presentation" textAlign="right">
        <Chip size="small" color="primary" label="New" />
      </Divider>
      <Typography>Can you bring the smoker on Saturday?</Typography>
    </Stack>
  );
}
