import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipFollowCursor() {
  return (
    <Tooltip title="Plot 14, 620 m²" followCursor placement="top">
      <Box
        role="img"
        tabIndex={0}
        sx={{ width: 1, height: 140, bgcolor: 'success.main', borderRadius: 1 }}
      />
    </Tooltip>
  );
}
