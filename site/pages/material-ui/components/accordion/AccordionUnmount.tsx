import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionUnmount() {
  return (
    <Accordion slotProps={{ transition: { unmountOnExit: true } }}>
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id="log-header"
        aria-controls="log-content"
      >
        <Typography component="span">Build log (2,400 lines)</Typography>
      </AccordionSummary>
      <AccordionDetails>
        Rendered only while the accordion is open.
      </AccordionDetails>
    </Accordion>
  );
}
