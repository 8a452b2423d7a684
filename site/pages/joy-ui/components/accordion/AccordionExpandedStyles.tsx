import Accordion, { accordionClasses } from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionExpandedStyles() {
  return (
    <AccordionGroup
      sx={{
        width: 400,
        maxWidth: '100%',
        [`& .${accordionClasses.root}`]: {
          transition: 'background-color 0.2s',
          '& button[aria-expanded="true"]': { fontWeight: 'lg' },
        },
        [`& .${accordionClasses.expanded}`]: { bgcolor: 'background.level1' },
      }}
    >
      <Accordion defaultExpanded>
        <AccordionSummary>Contract</AccordionSummary>
        <AccordionDetails>Signed on 4 May</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Invoices</AccordionSummary>
        <AccordionDetails>All paid</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
