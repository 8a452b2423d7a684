import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { rides } from '../../../fleet';

/** Rides as bars, by day, week or month. */
export function Rides() {
  const [shown, setShown] = useState(0);
  const { bars, current, ends, text } = rides[shown] ?? rides[0];
  return (
    <Card data-part="card" sx={{ display: 'flex' }}>
      <CardContent sx={content}>
        <Typography variant="h6" component="p" data-part="type">
          Rides
        </Typography>
        <Tabs
          value={shown}
          onChange={(_event, value: number) => setShown(value)}
          aria-label="Period of the rides"
          data-part="tabs"
        >
          {rides.map(({ label }) => (
            <Tab key={label} label={label} sx={{ minWidth: 0, px: 2 }} />
          ))}
        </Tabs>
        <Box role="img" aria-label={text} sx={chart} data-part="color">
          {bars.map((height, index) => (
            <Box key={index} sx={bar} data-current={index === current} style={percent(height)} />
          ))}
        </Box>
        <Box sx={axis} data-part="type">
          {ends.map((end) => (
            <span key={end}>{end}</span>
          ))}
        </Box>
        <Typography variant="body2" sx={{ mt: 1 }} data-part="type">
          {text}
        </Typography>
      </CardContent>
    </Card>
  );
}

const percent = (height: number) => ({ height: `${String(height)}%` });

const content = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
};

const chart = {
  display: 'flex',
  alignItems: 'flex-end',
  gap: 0.5,
  flex: 1,
  minHeight: '9rem',
  mt: 2,
  borderBottom: 1,
  borderColor: 'divider',
};

const bar = {
  flex: 1,
  minWidth: 0,
  // A bar is its color, which forced colors would take away.
  forcedColorAdjust: 'none',
  borderRadius: 1,
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  bgcolor: 'primary.main',
  opacity: 0.35,
  '&[data-current="true"]': { opacity: 1 },
};

const axis = {
  display: 'flex',
  justifyContent: 'space-between',
  mt: 0.5,
  typography: 'caption',
  color: 'text.secondary',
};
