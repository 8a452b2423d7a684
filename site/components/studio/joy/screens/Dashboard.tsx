import DownloadIcon from '@mui/icons-material/Download';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';
import { figures, product } from '../../fleet';
import { Alarms } from './dashboard/Alarms';
import { Districts } from './dashboard/Districts';
import { Rides } from './dashboard/Rides';
import { Frame } from './Frame';
import { severity } from './severity';
import { TopBar } from './TopBar';

/** The first screen of a day: how the town rides, and what needs a hand. */
export function Dashboard() {
  return (
    <Frame bar={<TopBar />}>
      <Box sx={head}>
        <div data-part="type">
          <Typography level="h3" component="p">
            Good morning, Ines
          </Typography>
          <Typography level="body-sm">61 of 64 stations in {product.town} are open</Typography>
        </div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            color="neutral"
            startDecorator={<DownloadIcon />}
            data-part="button"
          >
            Export
          </Button>
          <Button data-part="button">Plan a round</Button>
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
    <Card data-part="card" sx={{ gap: 0.5 }}>
      <div data-part="type">
        <Typography level="body-sm" noWrap>
          {label}
        </Typography>
        <Typography level="h3" component="p" noWrap>
          {value}
        </Typography>
      </div>
      <Chip size="sm" variant="soft" color={severity[color]} data-part="chip">
        {change}
      </Chip>
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
