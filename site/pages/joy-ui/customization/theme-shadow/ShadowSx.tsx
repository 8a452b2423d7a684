import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const shadows = ['xs', 'sm', 'md', 'lg', 'xl'];

export default function ShadowSx() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3, p: 2 }}>
      {shadows.map((shadow) => (
        <Sheet
          key={shadow}
          sx={{ boxShadow: shadow, p: 3, borderRadius: 'md' }}
        >
          {shadow}
        </Sheet>
      ))}
    </Stack>
  );
}
