import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const goals = [
  { minute: 12, team: 'Foxes', player: 'Lind' },
  { minute: 34, team: 'Gulls', player: 'Osei' },
  { minute: 71, team: 'Gulls', player: 'Marin' },
  { minute: 88, team: 'Foxes', player: 'Lind' },
];

export default function MatchReport() {
  return (
    <Timeline
      aria-label="Goals: Foxes on one side, Gulls on the other"
      sx={{ '& .minute': { fontVariantNumeric: 'tabular-nums' } }}
    >
      {goals.map(({ minute, team, player }, index) => (
        <TimelineItem
          key={minute}
          position={team === 'Foxes' ? 'left' : 'right'}
        >
          <TimelineOppositeContent
            className="minute"
            color="text.secondary"
            variant="body2"
          >
            {minute}′
          </TimelineOppositeContent>
          <TimelineSeparator>
            <TimelineDot color={team === 'Foxes' ? 'error' : 'info'} />
            {index < goals.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent>
            {player} ({team})
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
