import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionSpecimen() {
  return (
    <div style={{ width: 240 }}>
      <Accordion defaultExpanded disableGutters>
        <AccordionSummary expandIcon={<ExpandMoreIcon />}>Delivery</AccordionSummary>
        <AccordionDetails sx={{ pt: 0, color: 'text.secondary' }}>By Friday</AccordionDetails>
      </Accordion>
    </div>
  );
}
