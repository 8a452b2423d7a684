import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionSecondaryText() {
  return (
    <Accordion>
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id="language-header"
        aria-controls="language-content"
      >
        <Typography component="span" sx={{ width: '40%', flexShrink: 0 }}>
          Language
        </Typography>
        <Typography component="span" color="text.secondary">
          English (US)
        </Typography>
      </AccordionSummary>
      <AccordionDetails>Used in the app and in emails.</AccordionDetails>
    </Accordion>
  );
}
