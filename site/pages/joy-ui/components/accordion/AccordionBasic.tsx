import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionBasic() {
  return (
    <AccordionGroup sx={{ width: 400, maxWidth: '100%' }}>
      <Accordion defaultExpanded>
        <AccordionSummary>When does my order arrive?</AccordionSummary>
        <AccordionDetails>
          Two to three working days after payment.
        </AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Can I return it?</AccordionSummary>
        <AccordionDetails>Within 30 days, free of charge.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
