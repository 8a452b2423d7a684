import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Group } from './Group';

const levels = [
  { variant: 'h1', text: 'Rondo' },
  { variant: 'h2', text: 'Ride on' },
  { variant: 'h3', text: 'Find a bike' },
  { variant: 'h4', text: '64 stations in town' },
  { variant: 'h5', text: 'The next bike is close' },
  { variant: 'h6', text: 'Mill Bridge, 12 bikes' },
  { variant: 'subtitle1', text: 'Open from 5:30 to midnight' },
  { variant: 'subtitle2', text: 'Last checked by Mei-Lin' },
  { variant: 'body1', text: 'Take a bike at one station, and leave it at another one.' },
  { variant: 'body2', text: 'The first half hour of each ride is part of the fare.' },
  { variant: 'button', text: 'Start a ride' },
  { variant: 'caption', text: 'Prices include tax' },
  { variant: 'overline', text: 'Since 2014' },
] as const;

/** All levels of type. */
export function Type() {
  return (
    <Group title="Type">
      <Box sx={{ display: 'grid', gap: 1 }} data-part="type">
        {levels.map(({ variant, text }) => (
          <Box key={variant} sx={level}>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {variant}
            </Typography>
            <Typography variant={variant} component="p" sx={{ minWidth: 0 }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Group>
  );
}

const level = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: 2,
  '@container (min-width: 30em)': { gridTemplateColumns: '5rem minmax(0, 1fr)' },
};
