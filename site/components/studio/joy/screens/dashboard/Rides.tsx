import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';
import { useState } from 'react';
import { rides } from '../../../fleet';

/** Rides as bars, by day, week or month. */
export function Rides() {
  const [shown, setShown] = useState(0);
  const { bars, current, ends, text } = rides[shown] ?? rides[0];
  return (
    <Card data-part="card">
      <Typography level="title-lg" component="p" data-part="type">
        Rides
      </Typography>
      <Tabs
        value={shown}
        onChange={(_event, value) => setShown(Number(value))}
        data-part="tabs"
        sx={{ bgcolor: 'transparent' }}
      >
        <TabList aria-label="Period of the rides">
          {rides.map(({ label }) => (
            <Tab key={label}>{label}</Tab>
          ))}
        </TabList>
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
      <Typography level="body-sm" data-part="type">
        {text}
      </Typography>
    </Card>
  );
}

const percent = (height: number) => ({ height: `${String(height)}%` });

const chart = {
  display: 'flex',
  alignItems: 'flex-end',
  gap: 0.5,
  flex: 1,
  minHeight: '9rem',
  borderBottom: '1px solid',
  borderColor: 'divider',
};

const bar = {
  flex: 1,
  minWidth: 0,
  // A bar is its color, which forced colors would take away.
  forcedColorAdjust: 'none',
  borderRadius: 'xs',
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  bgcolor: 'primary.softBg',
  '&[data-current="true"]': { bgcolor: 'primary.solidBg' },
};

const axis = {
  display: 'flex',
  justifyContent: 'space-between',
  typography: 'body-xs',
};
