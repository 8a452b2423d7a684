import DownloadIcon from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { figures, product } from '../../fleet';
import { Alarms } from './dashboard/Alarms';
import { Districts } from './dashboard/Districts';
import { Rides } from './dashboard/Rides';
import { Frame } from './Frame';
import { TopBar } from './TopBar';

/** The first screen of a day: how the town rides, and what needs a hand. */
export function Dashboard() {
  return (
    <Frame bar={<TopBar />}>
      <Box sx={head}>
        <div data-part="type">
          <Typography variant="h5" component="p">
            Good morning, Ines
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            61 of 64 stations in {product.town} are open
          </Typography>
        </div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" startIcon={<DownloadIcon />} data-part="button">
            Export
          </Button>
          <Button variant="contained" data-part="button">
            Plan a round
          </Button>
        </Box>
      </Box>
      <Box sx={quarters}>
        {figures.map((figure) => (
          <Figure key={figure.label} {...figure} />
        ))}
      </Box>
      <Box sx={halves}>
        <Rides />
        <Alarms />
      </Box>
      <Districts />
    </Frame>
  );
}

function Figure({ label, value, change, color }: (typeof figures)[number]) {
  return (
    <Card data-part="card">
      <CardContent sx={{ p: 2, '&:last-child': { pb: 2 } }}>
        <div data-part="type">
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography variant="h5" component="p" noWrap sx={{ my: 0.5 }}>
            {value}
          </Typography>
        </div>
        <Chip size="small" variant="outlined" color={color} label={change} data-part="chip" />
      </CardContent>
    </Card>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
};

const quarters = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 2,
  '@container (min-width: 40em)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
};

const halves = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  '@container (min-width: 40em)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
};
