import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';
import { Group } from './Group';

const levels = [
  { level: 'h1', text: 'Ride on' },
  { level: 'h2', text: 'Find a bike' },
  { level: 'h3', text: '64 stations in town' },
  { level: 'h4', text: 'The next bike is close' },
  { level: 'title-lg', text: 'Mill Bridge, 12 bikes' },
  { level: 'title-md', text: 'Open from 5:30 to midnight' },
  { level: 'title-sm', text: 'Last checked by Mei-Lin' },
  { level: 'body-lg', text: 'Take a bike at one station, and leave it at another one.' },
  { level: 'body-md', text: 'The first half hour of each ride is part of the fare.' },
  { level: 'body-sm', text: 'Start a ride with the number on the frame.' },
  { level: 'body-xs', text: 'Prices include tax' },
] as const;

/** All levels of type. */
export function Type() {
  return (
    <Group title="Type">
      <Box sx={{ display: 'grid', gap: 1.5 }} data-part="type">
        {levels.map(({ level, text }) => (
          <Box key={level} sx={row}>
            <Typography level="body-xs">{level}</Typography>
            <Typography level={level} component="p" sx={{ minWidth: 0 }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Group>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: 2,
  '@container (min-width: 30em)': { gridTemplateColumns: '5rem minmax(0, 1fr)' },
};
