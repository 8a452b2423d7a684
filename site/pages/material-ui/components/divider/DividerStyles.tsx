import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function DividerStyles() {
  return (
    <Stack spacing={3}>
      <Divider sx={{ borderBottomWidth: 4 }} />
      <Divider sx={{ borderColor: 'primary.main' }} />
      <Divider sx={{ borderStyle: 'dashed', borderColor: 'text.secondary' }} />
      <Divider
        role="presentation"
        classes={{ wrapper: 'month' }}
        sx={{
          '&::before, &::after': {
            borderTopWidth: 2,
            borderColor: 'primary.main',
          },
          '& .month': { fontWeight: 500, color: 'text.secondary' },
        }}
      >
        March
      </Divider>
    </Stack>
  );
}
