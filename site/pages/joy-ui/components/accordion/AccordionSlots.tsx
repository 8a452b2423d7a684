import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Typography from '@mui/joy/Typography';

interface HideOrShowProps {
  className?: string;
  ownerState: { expanded: boolean };
}

function HideOrShow({ className, ownerState }: HideOrShowProps) {
  return (
    <Typography component="span" level="body-sm" className={className}>
      {ownerState.expanded ? 'Hide' : 'Show'}
    </Typography>
  );
}

const terms =
  'The deposit is one night. You can cancel until two days before arrival, after which it is kept. Changes of the date are free once. Later changes cost 15 €.';

export default function AccordionSlots() {
  return (
    <AccordionGroup
      sx={{ width: 400, maxWidth: '100%' }}
      slotProps={{ root: { role: 'group', 'aria-label': 'Before you book' } }}
    >
      <Accordion defaultExpanded>
        <AccordionSummary
          slots={{ indicator: HideOrShow }}
          slotProps={{
            button: ({ expanded }) => ({
              sx: { fontWeight: expanded ? 'lg' : 'md' },
            }),
          }}
        >
          Booking terms
        </AccordionSummary>
        <AccordionDetails
          slotProps={{
            content: { tabIndex: 0, sx: { maxHeight: 88, overflow: 'auto' } },
          }}
        >
          {terms}
        </AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
