import { useId } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const questions = [
  {
    key: 'deposit',
    question: 'Do I pay a deposit?',
    answer: 'Yes, €80 by card. You get it back the day after.',
  },
  {
    key: 'puncture',
    question: 'What if I have a puncture?',
    answer: 'Call the number on the frame. We come within the hour.',
  },
  {
    key: 'ferry',
    question: 'May the bike go on a ferry?',
    answer: 'On all of them, for the price of a child’s ticket.',
  },
];

export default function BikeRental() {
  const id = useId();

  return (
    <div>
      {questions.map(({ key, question, answer }) => (
        <Accordion key={key} slotProps={{ heading: { component: 'h2' } }}>
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}${key}`}
            aria-controls={`${id}${key}-answer`}
          >
            <Typography component="span">{question}</Typography>
          </AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
