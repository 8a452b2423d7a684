import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionDisabled() {
  return (
    <AccordionGroup sx={{ width: 400, maxWidth: '100%' }}>
      <Accordion>
        <AccordionSummary>Delivery</AccordionSummary>
        <AccordionDetails>By bike, on weekdays</AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary>Pickup (closed today)</AccordionSummary>
        <AccordionDetails>12 Mill Lane</AccordionDetails>
      </Accordion>
      <Accordion disabled defaultExpanded>
        <AccordionSummary>Terms</AccordionSummary>
        <AccordionDetails>
          Always open: it cannot be collapsed.
        </AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
