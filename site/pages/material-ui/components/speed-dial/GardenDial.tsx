import Box from '@mui/material/Box';
import Grow from '@mui/material/Grow';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Tooltip from '@mui/material/Tooltip';
import type { TooltipProps } from '@mui/material/Tooltip';
import CompostIcon from '@mui/icons-material/Compost';
import ContentCutIcon from '@mui/icons-material/ContentCut';
import WaterDropIcon from '@mui/icons-material/WaterDrop';
import YardIcon from '@mui/icons-material/Yard';

/** Stands for the tooltip of your design system. */
function HouseTooltip(props: TooltipProps) {
  return <Tooltip {...props} arrow enterDelay={200} />;
}

const chores = [
  { name: 'Water', icon: <WaterDropIcon /> },
  { name: 'Cut back', icon: <ContentCutIcon /> },
  { name: 'Feed', icon: <CompostIcon /> },
];

export default function GardenDial() {
  return (
    <Box sx={{ position: 'relative', height: 240, maxWidth: 360 }}>
      <SpeedDial
        ariaLabel="Log a chore"
        icon={
          <SpeedDialIcon
            icon={<YardIcon />}
            classes={{ iconOpen: 'open' }}
            sx={{ '& .open': { transform: 'scale(1.3)' } }}
          />
        }
        slots={{ transition: Grow }}
        slotProps={{ transition: { appear: false } }}
        classes={{ fab: 'chore-fab', actions: 'chores' }}
        sx={{
          position: 'absolute',
          bottom: 0,
          insetInlineStart: 0,
          '& .chore-fab': { borderRadius: 4, boxShadow: 0 },
          '& .chores': { gap: 0.5 },
        }}
      >
        {chores.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            slots={{ tooltip: HouseTooltip }}
            slotProps={{ tooltip: { title: name, placement: 'right' } }}
            classes={{ fab: 'chore' }}
            sx={{
              '&.chore': {
                color: 'success.main',
                borderRadius: 3,
                boxShadow: 'none',
                border: 1,
              },
            }}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
