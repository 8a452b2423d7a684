import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividerChip() {
  return (
    <Stack spacing={1.5}>
      <Typography>The new price list is attached.</Typography>
      <Divider role="presentation">
        <Chip label="Today" size="small" />
      </Divider>
      <Typography>Thanks, I will send it to the team.</Typography>
    </Stack>
  );
}
