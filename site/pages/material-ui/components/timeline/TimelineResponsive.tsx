import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import { timelineItemClasses } from '@mui/lab/TimelineItem';
import useMediaQuery from '@mui/material/useMediaQuery';

const events = [
  'Founded in a garage',
  'First office',
  'Second product',
  'Tenth language',
];

export default function TimelineResponsive() {
  const wide = useMediaQuery('(min-width: 600px)');

  return (
    <Timeline
      position={wide ? 'alternate' : 'right'}
      aria-label="Company history"
      sx={{
        [`& .${timelineItemClasses.missingOppositeContent}::before`]: {
          content: { xs: 'none', sm: '""' },
        },
      }}
    >
      {events.map((event, index) => (
        <TimelineItem key={event}>
          <TimelineSeparator>
            <TimelineDot color="primary" />
            {index < events.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{event}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
