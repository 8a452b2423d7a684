import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function StackSpecimen() {
  return (
    <Stack spacing={1} sx={{ width: 150 }}>
      {['100%', '80%', '60%'].map((width) => (
        <Sheet
          key={width}
          variant="soft"
          color="primary"
          sx={{ width, height: 20, borderRadius: 'xs' }}
        />
      ))}
    </Stack>
  );
}
