import { useState } from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const days = [
  { name: 'Monday', text: 'Arrival and dinner' },
  { name: 'Tuesday', text: 'Boat to the islands' },
  { name: 'Wednesday', text: 'Museum and market' },
];

export default function AccordionControlled() {
  const [open, setOpen] = useState<string | null>('Monday');

  return (
    <AccordionGroup sx={{ width: 400, maxWidth: '100%' }}>
      {days.map(({ name, text }) => (
        <Accordion
          key={name}
          expanded={open === name}
          onChange={(_event, expanded) => setOpen(expanded ? name : null)}
        >
          <AccordionSummary>{name}</AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
