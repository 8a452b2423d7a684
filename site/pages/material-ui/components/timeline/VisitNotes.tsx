import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem, { timelineItemClasses } from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Typography from '@mui/material/Typography';

const visits = [
  { date: '2025-03-04', day: '4 March', note: 'Stitches taken out' },
  { date: '2025-02-21', day: '21 February', note: 'Cut on the left paw' },
  { date: '2024-11-08', day: '8 November', note: 'Yearly vaccination' },
];

export default function VisitNotes() {
  return (
    <Timeline
      aria-label="Visits of Momo"
      sx={{
        maxWidth: 320,
        '& .visit': { minHeight: 76 },
        '& .visit-text': { pt: 0.75 },
        [`& .${timelineItemClasses.missingOppositeContent}::before`]: {
          content: 'none',
        },
      }}
    >
      {visits.map(({ date, day, note }, index) => (
        <TimelineItem key={date} className="visit">
          <TimelineSeparator>
            <TimelineDot variant="outlined" />
            {index < visits.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent className="visit-text">
            {note}
            <Typography
              component="time"
              dateTime={date}
              variant="body2"
              color="text.secondary"
              sx={{ display: 'block' }}
            >
              {day}
            </Typography>
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
