import Sheet from '@mui/joy/Sheet';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipFollowCursor() {
  return (
    <Tooltip followCursor describeChild title="Plot 14, 380 m²">
      <Sheet variant="soft" color="success" sx={{ p: 5, borderRadius: 'sm' }}>
        Garden plot
      </Sheet>
    </Tooltip>
  );
}
