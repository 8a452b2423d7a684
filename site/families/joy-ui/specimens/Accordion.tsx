import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionSpecimen() {
  return (
    <AccordionGroup variant="outlined" size="sm" sx={{ width: 210, borderRadius: 'sm' }}>
      <Accordion expanded>
        <AccordionSummary>Delivery</AccordionSummary>
        <AccordionDetails>Two to three days</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
