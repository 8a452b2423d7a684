import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const messages = [
  { time: '09:14', from: 'Customer', text: 'Invoice 204 is missing' },
  { time: '09:20', from: 'Support', text: 'Sent again' },
  { time: '09:41', from: 'Customer', text: 'Received' },
];

export default function TimelineItemPosition() {
  return (
    <Timeline aria-label="Ticket 88: customer on the left, support on the right">
      {messages.map(({ time, from, text }, index) => (
        <TimelineItem
          key={time}
          position={from === 'Customer' ? 'left' : 'right'}
        >
          <TimelineOppositeContent variant="body2" color="text.secondary">
            {time} {from}
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot color={from === 'Customer' ? 'secondary' : 'info'} />
            {index < messages.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
