import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

export default function DividerStyle() {
  return (
    <Stack spacing={3} sx={{ width: 320, maxWidth: '100%' }}>
      <Divider sx={{ '--Divider-thickness': '4px' }} />
      <Divider
        sx={{ '--Divider-lineColor': 'var(--joy-palette-primary-solidBg)' }}
      />
      <Divider
        sx={{ '--Divider-gap': '24px', '--Divider-lineColor': 'currentColor' }}
      >
        Since 1986
      </Divider>
    </Stack>
  );
}
