import { styled } from '@mui/material/styles';
import Fade from '@mui/material/Fade';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import GrassIcon from '@mui/icons-material/Grass';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import ParkIcon from '@mui/icons-material/Park';

const Leaflet = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: 220,
  padding: theme.spacing(1, 1.5),
  borderRadius: 12,
  color: '#173a2a',
  backgroundColor: '#d8ecd9',
}));

const Stem = styled('span')({
  position: 'absolute',
  insetBlockEnd: -10,
  width: 3,
  height: 10,
  backgroundColor: '#2f6b4f',
});

const stages = [
  { name: 'Seedling, week 2', icon: <GrassIcon /> },
  { name: 'First bloom, week 9', icon: <LocalFloristIcon /> },
  { name: 'Planted out, week 30', icon: <ParkIcon /> },
];

export default function GrowthStages() {
  return (
    <Stack direction="row" spacing={2} useFlexGap>
      {stages.map(({ name, icon }) => (
        <Tooltip
          key={name}
          arrow
          title={name}
          placement="top"
          classes={{ popper: 'growth-note' }}
          sx={{ color: 'success.main' }}
          slots={{
            transition: Fade,
            tooltip: Leaflet,
            arrow: Stem,
          }}
          slotProps={{
            popper: {
              modifiers: [{ name: 'offset', options: { offset: [0, 12] } }],
            },
            transition: { timeout: 300 },
          }}
        >
          <IconButton>{icon}</IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}
