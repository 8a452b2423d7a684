import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function SheetShadow() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((shadow) => (
        <Sheet
          key={shadow}
          sx={{ p: 2.5, borderRadius: 'md', boxShadow: shadow }}
        >
          {shadow}
        </Sheet>
      ))}
    </Stack>
  );
}
