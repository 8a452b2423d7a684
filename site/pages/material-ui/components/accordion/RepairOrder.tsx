import { useId, useState } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const parts = [
  { name: 'Bicycle', short: 'Blue tourer', long: 'Frame 1183, 56 cm' },
  { name: 'Fault', short: 'Rear brake', long: 'Squeals when it rains' },
  { name: 'Pick-up', short: 'Thursday', long: 'After four, at the side door' },
];

export default function RepairOrder() {
  const id = useId();
  const [open, setOpen] = useState('Fault');

  return (
    <div>
      {parts.map(({ name, short, long }) => (
        <Accordion
          key={name}
          expanded={open === name}
          onChange={(_event, expanded) => setOpen(expanded ? name : '')}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={id + name}
            aria-controls={`${id}${name}-details`}
          >
            <Typography component="span" sx={{ width: '40%', flexShrink: 0 }}>
              {name}
            </Typography>
            <Typography component="span" color="text.secondary">
              {short}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>{long}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
