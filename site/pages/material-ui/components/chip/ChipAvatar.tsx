import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipAvatar() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip avatar={<Avatar>M</Avatar>} label="Mei Sato" />
      <Chip
        color="primary"
        avatar={<Avatar>D</Avatar>}
        label="Diego Ramos"
        onClick={() => undefined}
      />
    </Stack>
  );
}
