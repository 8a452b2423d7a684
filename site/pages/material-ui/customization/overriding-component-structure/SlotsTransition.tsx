import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Fade from '@mui/material/Fade';

export default function SlotsTransition() {
  return (
    <Accordion
      variant="outlined"
      slots={{ transition: Fade }}
      slotProps={{ transition: { timeout: 600, unmountOnExit: true } }}
    >
      <AccordionSummary>Can I change the delivery date?</AccordionSummary>
      <AccordionDetails>Until noon on the day before.</AccordionDetails>
    </Accordion>
  );
}
