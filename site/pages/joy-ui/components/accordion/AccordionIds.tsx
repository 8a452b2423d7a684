import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionIds() {
  return (
    <AccordionGroup sx={{ width: 400, maxWidth: '100%' }}>
      <Accordion accordionId="warranty">
        <AccordionSummary>Warranty</AccordionSummary>
        <AccordionDetails>Two years on all parts</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
