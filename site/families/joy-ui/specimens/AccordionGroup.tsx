import Accordion from '@mui/joy/Accordion';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionGroupSpecimen() {
  return (
    <AccordionGroup variant="outlined" size="sm" sx={{ width: 210, borderRadius: 'sm' }}>
      <Accordion>
        <AccordionSummary>Delivery</AccordionSummary>
      </Accordion>
      <Accordion>
        <AccordionSummary>Returns</AccordionSummary>
      </Accordion>
    </AccordionGroup>
  );
}
