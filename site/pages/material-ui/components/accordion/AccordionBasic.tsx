import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionBasic() {
  return (
    <div>
      <Accordion>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="deposit-header"
          aria-controls="deposit-content"
        >
          <Typography component="span">Is there a deposit?</Typography>
        </AccordionSummary>
        <AccordionDetails>
          Yes, $80 by card. It is returned one day after the rental.
        </AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="puncture-header"
          aria-controls="puncture-content"
        >
          <Typography component="span">What if I get a flat tire?</Typography>
        </AccordionSummary>
        <AccordionDetails>
          Call the number on the frame. A mechanic comes within an hour.
        </AccordionDetails>
      </Accordion>
    </div>
  );
}
