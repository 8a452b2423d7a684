import { useState } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const sections = [
  { name: 'Profile', text: 'Name, photo, and time zone.' },
  { name: 'Notifications', text: 'Email every morning, no push messages.' },
  { name: 'Billing', text: 'Paid by card, renewed on May 1.' },
];

export default function AccordionOneExpanded() {
  const [open, setOpen] = useState<string | null>('Profile');

  return (
    <div>
      {sections.map(({ name, text }) => (
        <Accordion
          key={name}
          expanded={open === name}
          onChange={(_event, expanded) => setOpen(expanded ? name : null)}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${name}-header`}
            aria-controls={`${name}-content`}
          >
            <Typography component="span">{name}</Typography>
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
