import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionDisabled() {
  return (
    <Accordion disabled>
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id="audit-header"
        aria-controls="audit-content"
      >
        <Typography component="span">Audit log (Business plan)</Typography>
      </AccordionSummary>
      <AccordionDetails>Who changed what, and when.</AccordionDetails>
    </Accordion>
  );
}
