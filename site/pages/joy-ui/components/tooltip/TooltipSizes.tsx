import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const sizes = ['sm', 'md', 'lg'] as const;

export default function TooltipSizes() {
  return (
    <Stack direction="row" spacing={2}>
      {sizes.map((size) => (
        <Tooltip key={size} describeChild title="Saved at 14:05" size={size}>
          <Button variant="outlined" color="neutral">
            {size}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
