import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Stack from '@mui/joy/Stack';

export default function AccordionTransition() {
  return (
    <Stack spacing={2}>
      <AccordionGroup transition="0.4s ease-in-out">
        <Accordion>
          <AccordionSummary>The same both ways</AccordionSummary>
          <AccordionDetails>0.4 seconds to open and to close</AccordionDetails>
        </Accordion>
      </AccordionGroup>
      <AccordionGroup
        transition={{ initial: '0.1s ease-in', expanded: '0.6s ease-out' }}
      >
        <Accordion>
          <AccordionSummary>Slow to open, quick to close</AccordionSummary>
          <AccordionDetails>0.6 and 0.1 seconds</AccordionDetails>
        </Accordion>
      </AccordionGroup>
    </Stack>
  );
}
