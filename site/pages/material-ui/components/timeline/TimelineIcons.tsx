import Timeline from '@mui/lab/Timeline';
import TimelineConnector from '@mui/lab/TimelineConnector';
import TimelineContent from '@mui/lab/TimelineContent';
import TimelineDot from '@mui/lab/TimelineDot';
import TimelineItem from '@mui/lab/TimelineItem';
import TimelineSeparator from '@mui/lab/TimelineSeparator';
import BuildIcon from '@mui/icons-material/Build';
import CheckIcon from '@mui/icons-material/Check';
import ScheduleIcon from '@mui/icons-material/Schedule';

const steps = [
  { text: 'Brakes passed', icon: <CheckIcon titleAccess="Passed" /> },
  { text: 'Hose on order', icon: <BuildIcon titleAccess="In progress" /> },
  { text: 'Test drive', icon: <ScheduleIcon titleAccess="Planned" /> },
];

export default function TimelineIcons() {
  return (
    <Timeline aria-label="Inspection of the van">
      {steps.map(({ text, icon }, index) => (
        <TimelineItem key={text}>
          <TimelineSeparator>
            <TimelineDot color={index === 0 ? 'success' : 'primary'}>
              {icon}
            </TimelineDot>
            {index < steps.length - 1 && <TimelineConnector />}
          </TimelineSeparator>
          <TimelineContent sx={{ pt: 2.25 }}>{text}</TimelineContent>
        </TimelineItem>
      ))}
    </Timeline>
  );
}
