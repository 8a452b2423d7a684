import { useId } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const days = [
  { day: 'Monday', meal: 'Leek tart and a green salad' },
  { day: 'Tuesday', meal: 'Noodle soup with mushrooms' },
  { day: 'Wednesday', meal: '' },
];

export default function MealPlan() {
  const id = useId();

  return (
    <div>
      {days.map(({ day, meal }, index) => (
        <Accordion key={day} defaultExpanded={index === 0} disabled={!meal}>
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={id + day}
            aria-controls={`${id}${day}-meal`}
          >
            <Typography component="span">
              {meal ? day : `${day}: not planned yet`}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>{meal}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
