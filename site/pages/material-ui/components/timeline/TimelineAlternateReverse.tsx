import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const releases = ['Private beta', 'Public beta', 'Version 1.0', 'Version 1.1'];

export default function TimelineAlternateReverse() {
  return (
    <Timeline
      position="alternate-reverse"
      aria-label="Releases, starting on the left"
    >
      {releases.map((release, index) => (
        <TimelineItem key={release}>
          <TimelineSeparator>
            <TimelineDot />
            {index < releases.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{release}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
