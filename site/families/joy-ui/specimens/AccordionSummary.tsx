import Accordion from '@mui/joy/Accordion';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionSummarySpecimen() {
  return (
    <AccordionGroup variant="outlined" size="sm" sx={{ width: 210, borderRadius: 'sm' }}>
      <Accordion>
        <AccordionSummary>Delivery</AccordionSummary>
      </Accordion>
    </AccordionGroup>
  );
}
