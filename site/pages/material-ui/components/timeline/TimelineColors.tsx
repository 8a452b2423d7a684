import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const colors = [
  'grey',
  'primary',
  'secondary',
  'success',
  'info',
  'warning',
  'error',
] as const;

export default function TimelineColors() {
  return (
    <Timeline aria-label="Colors of dots">
      {colors.map((color, index) => (
        <TimelineItem key={color} sx={{ minHeight: 48 }}>
          <TimelineSeparator>
            <TimelineDot color={color} />
            {index < colors.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{color}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
