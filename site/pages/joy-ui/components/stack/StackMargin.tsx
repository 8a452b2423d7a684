import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function StackMargin() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ width: '100%' }}>
      <Button variant="outlined" color="neutral">
        Back
      </Button>
      <Button sx={{ marginInlineStart: 'auto' }}>Continue</Button>
    </Stack>
  );
}
