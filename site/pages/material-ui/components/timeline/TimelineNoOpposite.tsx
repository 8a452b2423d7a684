import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import { timelineItemClasses } from '@mui/lab/TimelineItem';
import Typography from '@mui/material/Typography';

const visits = [
  { date: '2025-03-04', day: 'March 4', note: 'Stitches removed' },
  { date: '2025-02-21', day: 'February 21', note: 'Cut on the left paw' },
  { date: '2024-11-08', day: 'November 8', note: 'Yearly vaccination' },
];

export default function TimelineNoOpposite() {
  return (
    <Timeline
      aria-label="Visits, newest first"
      sx={{
        [`& .${timelineItemClasses.missingOppositeContent}::before`]: {
          content: 'none',
        },
      }}
    >
      {visits.map(({ date, day, note }, index) => (
        <TimelineItem key={date}>
          <TimelineSeparator>
            <TimelineDot />
            {index < visits.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            {note}
            <Typography variant="body2" color="text.secondary">
              <time dateTime={date}>{day}</time>
            </Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
