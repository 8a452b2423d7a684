import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function SheetVariants() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {(['plain', 'outlined', 'soft', 'solid'] as const).map((variant) => (
        <Sheet
          key={variant}
          variant={variant}
          sx={{ p: 3, borderRadius: 'md' }}
        >
          {variant}
        </Sheet>
      ))}
    </Stack>
  );
}
