import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function StackBasic() {
  return (
    <Stack spacing={2}>
      {['Received', 'Packed', 'On its way'].map((step) => (
        <Sheet key={step} variant="soft" sx={{ p: 1.5, borderRadius: 'sm' }}>
          {step}
        </Sheet>
      ))}
    </Stack>
  );
}
