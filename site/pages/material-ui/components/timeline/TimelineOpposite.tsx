import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const stops = [
  { time: '06:45', place: 'Sorting center' },
  { time: '08:10', place: 'Out for delivery' },
  { time: '10:32', place: 'Delivered' },
];

export default function TimelineOpposite() {
  return (
    <Timeline aria-label="Parcel history, oldest first">
      {stops.map(({ time, place }, index) => (
        <TimelineItem key={time}>
          <TimelineOppositeContent color="text.secondary">
            {time}
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot />
            {index < stops.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{place}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
