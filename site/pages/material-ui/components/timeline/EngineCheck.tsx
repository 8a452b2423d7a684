import type { ReactNode } from 'react';
import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import type { TimelineDotProps } from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import BuildIcon from '@mui/icons-material/Build';
import CheckIcon from '@mui/icons-material/Check';
import PriorityHighIcon from '@mui/icons-material/PriorityHigh';
import ScheduleIcon from '@mui/icons-material/Schedule';

interface Step {
  text: string;
  color: NonNullable<TimelineDotProps['color']>;
  icon: ReactNode;
  open?: boolean;
}

const steps: Step[] = [
  {
    text: 'Brakes passed',
    color: 'success',
    icon: <CheckIcon titleAccess="Done" />,
  },
  {
    text: 'Coolant is leaking',
    color: 'error',
    icon: <PriorityHighIcon titleAccess="Problem" />,
  },
  {
    text: 'Hose on order',
    color: 'primary',
    icon: <BuildIcon titleAccess="In work" />,
  },
  {
    text: 'Test run',
    color: 'grey',
    icon: <ScheduleIcon titleAccess="Planned" />,
    open: true,
  },
];

export default function EngineCheck() {
  return (
    <Timeline
      aria-label="Check of engine 14"
      sx={{
        '& .check-side': { px: 0.5 },
        '& .check-dot': { boxShadow: 'none' },
        '& .check-line': { width: '1px' },
      }}
    >
      {steps.map(({ text, color, icon, open }, index) => (
        <TimelineItem key={text} sx={{ alignItems: 'stretch' }}>
          <TimelineSeparator className="check-side">
            <TimelineDot
              className="check-dot"
              color={color}
              variant={open ? 'outlined' : 'filled'}
            >
              {icon}
            </TimelineDot>
            {index < steps.length - 1 && (
              <TimelineConnector className="check-line" />
            )}
          </TimelineSeparator>
          <TimelineContent sx={{ alignSelf: 'flex-start', pt: 2.25 }}>
            {text}
          </TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
