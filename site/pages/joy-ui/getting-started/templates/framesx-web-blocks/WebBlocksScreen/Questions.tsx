import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import { Block } from './Block';
import { questions } from './content';

export function Questions() {
  return (
    <Block
      id="questions"
      title="Questions"
      text="Is yours missing? Write to help@example.com."
      tinted
    >
      <AccordionGroup
        variant="outlined"
        size="lg"
        sx={{
          borderRadius: 'lg',
          bgcolor: 'background.surface',
        }}
      >
        {questions.map(({ title, text }, index) => (
          <Accordion key={title} defaultExpanded={index === 0}>
            <AccordionSummary component="h3">{title}</AccordionSummary>
            <AccordionDetails>{text}</AccordionDetails>
          </Accordion>
        ))}
      </AccordionGroup>
    </Block>
  );
}
