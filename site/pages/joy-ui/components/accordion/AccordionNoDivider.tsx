import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionNoDivider() {
  return (
    <AccordionGroup disableDivider sx={{ width: 400, maxWidth: '100%' }}>
      <Accordion>
        <AccordionSummary>Ingredients</AccordionSummary>
        <AccordionDetails>Flour, water, salt, and time</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Allergens</AccordionSummary>
        <AccordionDetails>Contains wheat</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
