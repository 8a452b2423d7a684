import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineOppositeContent from '@mui/lab/TimelineOppositeContent';
import TimelineSeparator from '@mui/lab/TimelineSeparator';

const steps = [
  { text: 'Contract signed', done: true },
  { text: 'Keys handed over', done: true },
  { text: 'Moving day', done: false },
  { text: 'Final inspection', done: false },
];

export default function TimelineConnectorStyle() {
  return (
    <Timeline
      classes={{ root: 'move-plan' }}
      sx={{ '&.move-plan': { px: 0 } }}
      aria-label="Plan of the move"
    >
      {steps.map(({ text, done }, index) => (
        <TimelineItem
          key={text}
          classes={{ root: 'step' }}
          sx={{ '&.step': { minHeight: 56 } }}
        >
          <TimelineOppositeContent
            classes={{ root: 'state' }}
            sx={{ '&.state': { color: 'text.secondary' } }}
          >
            {done ? 'Done' : 'Planned'}
          </TimelineOppositeContent>
          <TimelineSeparator
            classes={{ root: 'axis' }}
            sx={{ '&.axis': { width: 16 } }}
          >
            <TimelineDot
              color="primary"
              variant={done ? 'filled' : 'outlined'}
              classes={{ root: 'point' }}
              sx={{ '&.point': { my: 1, alignSelf: 'center' } }}
            />
            {index < steps.length - 1 && (
              <TimelineConnector
                classes={{ root: done ? 'solid' : 'dashed' }}
                sx={{
                  '&.solid': { bgcolor: 'primary.main' },
                  '&.dashed': {
                    width: 0,
                    bgcolor: 'transparent',
                    borderInlineStart: '2px dashed',
                    borderColor: 'primary.main',
                  },
                }}
              />
            )}
          </TimelineSeparator>
          <TimelineContent
            classes={{ root: 'text' }}
            sx={{ '&.text': { py: 0.5 } }}
          >
            {text}
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
