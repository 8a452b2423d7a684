import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import { timelineOppositeContentClasses } from '@mui/lab/TimelineOppositeContent';

const events = [
  { time: '14:02', text: 'Error rate above 5%' },
  { time: '14:09', text: 'Release rolled back' },
  { time: '14:15', text: 'All checks pass' },
];

export default function TimelineLeftAligned() {
  return (
    <Timeline
      aria-label="Incident, oldest first"
      sx={{
        [`& .${timelineOppositeContentClasses.root}`]: { flex: '0 0 auto' },
      }}
    >
      {events.map(({ time, text }, index) => (
        <TimelineItem key={time}>
          <TimelineOppositeContent color="text.secondary">
            {time}
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot />
            {index < events.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
