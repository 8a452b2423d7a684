import { useState } from 'react';
import type { ComponentProps } from 'react';
import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import type { StepProps } from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

/** Stands for the link of your router. */
function RouterLink(props: ComponentProps<'a'>) {
  return <a data-router-link="" {...props} />;
}

interface WeekProps extends StepProps {
  title: string;
  hours: number;
  onOpen: () => void;
}

/** One week of the course. The stepper hands it `index` and `last`. */
function Week({ title, hours, onOpen, index = 0, last = false }: WeekProps) {
  return (
    <Step index={index} last={last} completed={index === 0}>
      <StepButton
        component={RouterLink}
        href={`#week-${index + 1}`}
        onClick={(event) => {
          event.preventDefault();
          onOpen();
        }}
        optional={
          <Typography variant="caption">
            {last ? 'Exam' : `${hours} hours`}
          </Typography>
        }
        classes={{ root: 'week-link' }}
        sx={{ '&.week-link': { borderRadius: 1 } }}
      >
        {title}
      </StepButton>
    </Step>
  );
}

export default function CourseWeeks() {
  const [active, setActive] = useState(1);

  return (
    <Box
      component="nav"
      aria-label="Weeks of the course"
      sx={{ width: 1, maxWidth: 320 }}
    >
      <Stepper nonLinear activeStep={active} orientation="vertical">
        <Week title="Knots" hours={2} onOpen={() => setActive(0)} />
        <Week title="Sails" hours={4} onOpen={() => setActive(1)} />
        <Week title="Harbour" hours={3} onOpen={() => setActive(2)} />
      </Stepper>
    </Box>
  );
}
