import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionHeading() {
  return (
    <div>
      <Typography component="h3" variant="subtitle1" gutterBottom>
        Orders
      </Typography>
      <Accordion
        component="section"
        slotProps={{ heading: { component: 'h4' } }}
      >
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="returns-header"
          aria-controls="returns-content"
        >
          <Typography component="span">Returns</Typography>
        </AccordionSummary>
        <AccordionDetails>Free within 30 days.</AccordionDetails>
      </Accordion>
    </div>
  );
}
