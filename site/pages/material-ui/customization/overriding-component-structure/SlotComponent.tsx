import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

export default function SlotComponent() {
  return (
    <Accordion variant="outlined" slotProps={{ heading: { component: 'h4' } }}>
      <AccordionSummary>Which countries do you ship to?</AccordionSummary>
      <AccordionDetails>All of Europe, and Canada.</AccordionDetails>
    </Accordion>
  );
}
