import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const events = [
  { time: '08:10', text: 'On the van' },
  { time: '06:45', text: 'Sorted in Ghent' },
  { time: '21:30', text: 'Handed in at the shop' },
];

export default function ParcelTrack() {
  return (
    <Timeline aria-label="Way of the parcel, newest first">
      {events.map(({ time, text }, index) => (
        <TimelineItem key={text}>
          <TimelineOppositeContent
            color="text.secondary"
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {time}
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot color={index === 0 ? 'primary' : 'grey'} />
            {index < events.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
