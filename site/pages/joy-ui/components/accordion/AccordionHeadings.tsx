import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const questions = [
  { title: 'Can I bring a dog?', text: 'Yes, on a leash, in every room.' },
  {
    title: 'When is breakfast?',
    text: 'From 7:00 to 10:30, on weekends to 11:30.',
  },
  {
    title: 'Is there parking?',
    text: 'Eight spaces in the yard, free for guests.',
  },
];

export default function AccordionHeadings() {
  return (
    <AccordionGroup
      component="ul"
      variant="outlined"
      sx={{ width: 400, maxWidth: '100%', borderRadius: 'md' }}
    >
      {questions.map(({ title, text }, index) => (
        <Accordion key={title} component="li" defaultExpanded={index === 0}>
          <AccordionSummary component="h3" sx={{ my: 0, fontSize: 'inherit' }}>
            {title}
          </AccordionSummary>
          <AccordionDetails component="section">{text}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
