import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import LayersIcon from '@mui/icons-material/Layers';
import SatelliteAltIcon from '@mui/icons-material/SatelliteAlt';
import StraightenIcon from '@mui/icons-material/Straighten';
import TerrainIcon from '@mui/icons-material/Terrain';
import TrafficIcon from '@mui/icons-material/Traffic';
import TuneIcon from '@mui/icons-material/Tune';
import type { SpeedDialProps } from '@mui/material/SpeedDial';

const layers = [
  { name: 'Satellite', icon: <SatelliteAltIcon /> },
  { name: 'Hills', icon: <TerrainIcon /> },
];
const tools = [
  { name: 'Distance', icon: <StraightenIcon /> },
  { name: 'Traffic', icon: <TrafficIcon /> },
];

const dials: (Pick<SpeedDialProps, 'direction' | 'icon' | 'sx'> & {
  label: string;
  actions: typeof layers;
})[] = [
  {
    label: 'Layers',
    direction: 'down',
    icon: <LayersIcon />,
    actions: layers,
    sx: { top: 16, insetInlineStart: 16 },
  },
  {
    label: 'Tools',
    direction: 'left',
    icon: <TuneIcon />,
    actions: tools,
    sx: { bottom: 16, insetInlineEnd: 16 },
  },
];

export default function MapCorners() {
  return (
    <Box
      sx={{
        position: 'relative',
        '& .map-dial': { position: 'absolute' },
        height: 260,
        maxWidth: 440,
        borderRadius: 2,
        bgcolor: 'action.hover',
        backgroundImage:
          'repeating-radial-gradient(circle at 60% 40%, transparent 0 22px, rgb(128 128 128 / 0.3) 22px 23px)',
      }}
    >
      {dials.map(({ label, direction, icon, actions, sx }) => (
        <SpeedDial
          key={label}
          ariaLabel={label}
          direction={direction}
          icon={icon}
          FabProps={{ size: 'medium' }}
          className="map-dial"
          sx={sx}
        >
          {actions.map((action) => (
            <SpeedDialAction
              key={action.name}
              icon={action.icon}
              slotProps={{ tooltip: { title: action.name } }}
            />
          ))}
        </SpeedDial>
      ))}
    </Box>
  );
}
