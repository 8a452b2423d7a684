import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionCustomized() {
  return (
    <Accordion
      disableGutters
      elevation={0}
      classes={{ expanded: 'opened' }}
      sx={{ bgcolor: 'action.hover', '&.opened': { borderRadius: 3 } }}
    >
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        component="div"
        id="points-header"
        aria-controls="points-content"
        focusVisibleClassName="focused"
        classes={{ content: 'title' }}
        slots={{ expandIconWrapper: 'span' }}
        slotProps={{ content: { sx: { my: 2 } } }}
        sx={{
          '& .title': { fontWeight: 500 },
          '&.focused': { outline: '2px solid', outlineOffset: -2 },
        }}
      >
        <Typography component="span">How do I collect points?</Typography>
      </AccordionSummary>
      <AccordionDetails
        classes={{ root: 'answer' }}
        sx={{ '&.answer': { pt: 0 } }}
      >
        One point for every dollar, added when the order ships.
      </AccordionDetails>
      <AccordionActions
        disableSpacing
        classes={{ root: 'links' }}
        sx={{ '&.links': { justifyContent: 'start', px: 2 } }}
      >
        <Link href="#customization">Terms of the program</Link>
      </AccordionActions>
    </Accordion>
  );
}
