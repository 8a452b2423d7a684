import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const events = [
  { day: 3, title: 'Ordered', text: 'Paid by invoice.' },
  { day: 5, title: 'Shipped', text: 'Two parcels from Rotterdam.' },
  { day: 9, title: 'Delivered', text: 'Received by the front desk.' },
];

export default function EventTimeline() {
  return (
    <Stepper
      component="section"
      orientation="vertical"
      aria-label="Order in May 2026"
      sx={{
        '--StepIndicator-size': '2.25rem',
        '--Step-connectorInset': '2px',
      }}
    >
      {events.map(({ day, title, text }) => (
        <Step
          key={day}
          component="article"
          indicator={
            <StepIndicator
              component="time"
              dateTime={`2026-05-0${day}`}
              variant="outlined"
              sx={{ borderRadius: 'sm', fontWeight: 'lg' }}
            >
              {day}
            </StepIndicator>
          }
          sx={{ columnGap: 2, minHeight: 72 }}
        >
          <div>
            <Typography level="title-md">{title}</Typography>
            <Typography level="body-sm">{text}</Typography>
          </div>
        </Step>
      ))}
    </Stepper>
  );
}
