import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

export default function StackDividers() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={
        <Box
          aria-hidden
          sx={{ width: '1px', bgcolor: 'light-dark(#94a3b8, #64748b)' }}
        />
      }
    >
      <span>4 nights</span>
      <span>2 adults</span>
      <span>Breakfast</span>
    </Stack>
  );
}
