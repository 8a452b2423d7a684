import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Fade from '@mui/material/Fade';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionTransition() {
  return (
    <Accordion
      slots={{ transition: Fade }}
      slotProps={{ transition: { timeout: 400, unmountOnExit: true } }}
    >
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id="fade-header"
        aria-controls="fade-content"
      >
        <Typography component="span">Ingredients</Typography>
      </AccordionSummary>
      <AccordionDetails>
        Flour, water, salt, and a sourdough starter.
      </AccordionDetails>
    </Accordion>
  );
}
