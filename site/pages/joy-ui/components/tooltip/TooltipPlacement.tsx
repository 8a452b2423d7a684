import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

const placements = [
  'top-start',
  'top',
  'top-end',
  'left-start',
  'left',
  'left-end',
  'right-start',
  'right',
  'right-end',
  'bottom-start',
  'bottom',
  'bottom-end',
] as const;

export default function TooltipPlacement() {
  return (
    <Box
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, 1fr)' }}
    >
      {placements.map((placement) => (
        <Tooltip
          key={placement}
          describeChild
          arrow
          title="Tip"
          placement={placement}
        >
          <Button size="sm" variant="soft" color="neutral" sx={{ px: 0.5 }}>
            {placement}
          </Button>
        </Tooltip>
      ))}
    </Box>
  );
}
