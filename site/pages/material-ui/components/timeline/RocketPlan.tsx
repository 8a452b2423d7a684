import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const plan = [
  { week: 'Week 1', text: 'Frame printed', done: true },
  { week: 'Week 3', text: 'Parachute sewn', done: true },
  { week: 'Week 5', text: 'First flight', done: false },
  { week: 'Week 8', text: 'Competition', done: false },
];

export default function RocketPlan() {
  return (
    <Timeline
      aria-label="Plan for the model rocket"
      classes={{ root: 'plan' }}
      sx={{
        '&.plan': { px: 0 },
        '& .week': { flex: '0 0 84px', fontVariantNumeric: 'tabular-nums' },
        '& .planned': {
          width: 0,
          bgcolor: 'transparent',
          borderInlineStart: '2px dashed',
          borderColor: 'text.disabled',
        },
      }}
    >
      {plan.map(({ week, text, done }, index) => (
        <TimelineItem
          key={week}
          classes={{ root: 'milestone' }}
          sx={{ '&.milestone': { minHeight: 56 } }}
        >
          <TimelineOppositeContent
            variant="body2"
            color="text.secondary"
            classes={{ root: 'week' }}
          >
            {week}
          </TimelineOppositeContent>
          <TimelineSeparator
            classes={{ root: 'axis' }}
            sx={{ '&.axis': { flex: '0 0 16px' } }}
          >
            <TimelineDot
              color={done ? 'primary' : 'inherit'}
              variant={done ? 'filled' : 'outlined'}
              classes={{ outlined: 'hollow' }}
              sx={{
                my: 1,
                alignSelf: 'center',
                '&.hollow': { borderColor: 'text.disabled' },
              }}
            />
            {index < plan.length - 1 && (
              <TimelineConnector
                classes={{ root: done ? 'past' : 'planned' }}
                sx={{ '&.past': { bgcolor: 'primary.main' } }}
              />
            )}
          </TimelineSeparator>
          <TimelineContent
            classes={{ root: 'what' }}
            sx={{ '&.what': { py: 0.25 } }}
          >
            {text}
            {done ? '' : ' (planned)'}
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
