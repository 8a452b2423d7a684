import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

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
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 1fr)',
        gap: 1,
        width: 1,
        maxWidth: 480,
      }}
    >
      {placements.map((placement) => (
        <Tooltip
          key={placement}
          describeChild
          title="Opens here"
          placement={placement}
        >
          <Button
            variant="outlined"
            size="small"
            sx={{ textTransform: 'none', whiteSpace: 'nowrap' }}
          >
            {placement}
          </Button>
        </Tooltip>
      ))}
    </Box>
  );
}
