import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, {
  accordionSummaryClasses,
} from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';

const wrapper = `& .${accordionSummaryClasses.expandIconWrapper}.Mui-expanded`;

export default function AccordionExpandIcon() {
  return (
    <div>
      <Accordion>
        <AccordionSummary
          expandIcon={<AddIcon />}
          id="exchange-header"
          aria-controls="exchange-content"
          sx={{ [wrapper]: { transform: 'rotate(45deg)' } }}
        >
          <Typography component="span">Exchanges</Typography>
        </AccordionSummary>
        <AccordionDetails>Within 30 days, in any store.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary
          expandIcon={<ChevronRightIcon />}
          id="warranty-header"
          aria-controls="warranty-content"
          sx={{
            flexDirection: 'row-reverse',
            gap: 1,
            [wrapper]: { transform: 'rotate(90deg)' },
          }}
        >
          <Typography component="span">Warranty</Typography>
        </AccordionSummary>
        <AccordionDetails>Two years from the day of delivery.</AccordionDetails>
      </Accordion>
    </div>
  );
}
