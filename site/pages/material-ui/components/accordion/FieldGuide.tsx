import { useId } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Fade from '@mui/material/Fade';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';

const birds = [
  { name: 'Dunlin', note: 'Black belly in summer, bill bent at the tip.' },
  { name: 'Sanderling', note: 'Runs after the waves, and away from them.' },
];

export default function FieldGuide() {
  const id = useId();

  return (
    <div>
      {birds.map(({ name, note }) => (
        <Accordion
          key={name}
          disableGutters
          classes={{ expanded: 'opened' }}
          slots={{ transition: Fade }}
          slotProps={{
            transition: { timeout: 400, unmountOnExit: true },
          }}
          sx={{ '&.opened': { bgcolor: 'action.hover' } }}
        >
          <AccordionSummary
            expandIcon={<AddIcon />}
            id={id + name}
            aria-controls={`${id}${name}-note`}
            focusVisibleClassName="in-focus"
            classes={{ expandIconWrapper: 'sign' }}
            slots={{ expandIconWrapper: 'span' }}
            slotProps={{ content: { sx: { my: 1 } } }}
            sx={{
              flexDirection: 'row-reverse',
              gap: 1.5,
              '& .sign': { display: 'flex', color: 'primary.main' },
              '& .sign.Mui-expanded': { rotate: '45deg' },
              '&.in-focus': { outline: 2, outlineOffset: -2 },
            }}
          >
            <Typography component="span">{name}</Typography>
          </AccordionSummary>
          <AccordionDetails
            classes={{ root: 'field-note' }}
            sx={{ '&.field-note': { paddingInlineStart: 6.5 } }}
          >
            {note}
          </AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
