import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function SheetSpecimen() {
  return (
    <Stack direction="row" spacing={1.5}>
      {(['outlined', 'soft', 'solid'] as const).map((variant) => (
        <Sheet key={variant} variant={variant} color="primary" sx={{ p: 2, borderRadius: 'sm' }}>
          Aa
        </Sheet>
      ))}
    </Stack>
  );
}
