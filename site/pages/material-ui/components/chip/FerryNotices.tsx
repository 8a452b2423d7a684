import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const notice =
  'The 18:40 to the outer islands leaves from pier 4 because of the regatta';

export default function FerryNotices() {
  return (
    <Stack spacing={2} sx={{ width: 240, alignItems: 'flex-start' }}>
      <Chip label={notice} title={notice} />
      <Chip
        label={notice}
        sx={{
          height: 'auto',
          '& .MuiChip-label': { py: 1, whiteSpace: 'normal' },
        }}
      />
    </Stack>
  );
}
