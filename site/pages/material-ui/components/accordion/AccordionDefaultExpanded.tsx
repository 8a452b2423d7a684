import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionDefaultExpanded() {
  return (
    <Accordion defaultExpanded>
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id="shipping-header"
        aria-controls="shipping-content"
      >
        <Typography component="span">Shipping</Typography>
      </AccordionSummary>
      <AccordionDetails>
        Two to four working days, free of charge.
      </AccordionDetails>
    </Accordion>
  );
}
