import Box from '@mui/material/Box';
import Grow from '@mui/material/Grow';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Tooltip from '@mui/material/Tooltip';
import type { TooltipProps } from '@mui/material/Tooltip';
import ContentCutIcon from '@mui/icons-material/ContentCut';
import WaterDropIcon from '@mui/icons-material/WaterDrop';

function ArrowTooltip(props: TooltipProps) {
  return <Tooltip {...props} arrow />;
}

export default function SpeedDialCustomized() {
  return (
    <Box sx={{ position: 'relative', height: 200 }}>
      <SpeedDial
        ariaLabel="Log a task"
        icon={
          <SpeedDialIcon
            classes={{ iconOpen: 'open' }}
            sx={{ '& .open': { transform: 'rotate(45deg) scale(1.2)' } }}
          />
        }
        slots={{ transition: Grow }}
        slotProps={{ transition: { appear: false } }}
        classes={{ fab: 'dial' }}
        sx={{
          position: 'absolute',
          bottom: 0,
          insetInlineStart: 0,
          '& .dial': { borderRadius: 4, boxShadow: 0 },
        }}
      >
        {[
          { title: 'Water', icon: <WaterDropIcon /> },
          { title: 'Cut back', icon: <ContentCutIcon /> },
        ].map(({ title, icon }) => (
          <SpeedDialAction
            key={title}
            icon={icon}
            classes={{ fab: 'task' }}
            slots={{ tooltip: ArrowTooltip }}
            slotProps={{ tooltip: { title, placement: 'right' } }}
            sx={{ '&.task': { color: 'success.main', borderRadius: 3 } }}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
