import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Timeline from '@mui/lab/Timeline';
import type { TimelineProps } from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

type Position = NonNullable<TimelineProps['position']>;

const positions: Position[] = [
  'alternate',
  'alternate-reverse',
  'right',
  'left',
];
const events = ['1874 built', '1909 widened', '1946 rebuilt', '1988 listed'];

export default function BridgeHistory() {
  const [position, setPosition] = useState<Position>('alternate');

  return (
    <Stack sx={{ maxWidth: 360, '& .bridge': { px: 0 } }}>
      <TextField
        select
        label="Position"
        size="small"
        value={position}
        onChange={(event) => setPosition(event.target.value as Position)}
        sx={{ width: 200, alignSelf: 'center', mb: 1 }}
      >
        {positions.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Timeline
        className="bridge"
        position={position}
        aria-label="History of the bridge"
      >
        {events.map((event, index) => (
          <TimelineItem key={event}>
            <TimelineSeparator>
              <TimelineDot color="secondary" />
              {index < events.length - 1 && <TimelineConnector />}
            </TimelineSeparator>
            <TimelineContent>{event}</TimelineContent>
          </TimelineItem>
        ))}
      </Timeline>
    </Stack>
  );
}
