import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import Typography from '@mui/material/Typography';

const stages = [
  { name: 'Ticket opened', next: '12 min' },
  { name: 'First reply', next: '3 h' },
  { name: 'Solved' },
];

export default function TimelineConnectorLabel() {
  return (
    <Timeline aria-label="Ticket 310, oldest first">
      {stages.map(({ name, next }) => (
        <TimelineItem key={name} sx={{ minHeight: next ? 96 : 36 }}>
          <TimelineSeparator>
            <TimelineDot />
            {next && (
              <TimelineConnector sx={{ display: 'flex', alignItems: 'center' }}>
                <Typography
                  variant="caption"
                  sx={{ pl: 2, whiteSpace: 'nowrap' }}
                >
                  {next}
                </Typography>
              </TimelineConnector>
            )}
          </TimelineSeparator>
          <TimelineContent>{name}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
