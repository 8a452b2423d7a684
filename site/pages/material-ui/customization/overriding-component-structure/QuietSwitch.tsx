import { useState } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Fade from '@mui/material/Fade';

const rules = [
  { title: 'Before ten', text: 'Only the garden room is open.' },
  { title: 'After ten', text: 'Every room, and the roof on dry days.' },
];

export default function QuietSwitch() {
  const [open, setOpen] = useState('Before ten');

  return (
    <div style={{ width: '100%', maxWidth: 420, minHeight: 200 }}>
      {rules.map(({ title, text }) => (
        <Accordion
          key={title}
          variant="outlined"
          expanded={open === title}
          onChange={(_event, expanded) => setOpen(expanded ? title : '')}
          slots={{ heading: 'p', transition: Fade }}
          slotProps={{
            heading: { style: { margin: 0 } },
            transition: { unmountOnExit: true },
          }}
        >
          <AccordionSummary>{title}</AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
