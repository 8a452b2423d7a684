import { useState } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const steps = [
  { name: 'Fill', text: 'Pour in two liters before the first start.' },
  { name: 'Bleed', text: 'Open the screw until no more air comes out.' },
];
const names = steps.map(({ name }) => name);

export default function AccordionExpandAll() {
  const [open, setOpen] = useState<string[]>([]);
  const all = open.length === names.length;

  const toggle = (name: string, expanded: boolean) =>
    setOpen(expanded ? [...open, name] : open.filter((it) => it !== name));

  return (
    <div>
      <Button onClick={() => setOpen(all ? [] : names)} sx={{ mb: 1 }}>
        {all ? 'Collapse all' : 'Expand all'}
      </Button>
      {steps.map(({ name, text }) => (
        <Accordion
          key={name}
          expanded={open.includes(name)}
          onChange={(_event, expanded) => toggle(name, expanded)}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${name}-header`}
            aria-controls={`${name}-content`}
            onClick={(event) => event.altKey && setOpen(names)}
          >
            <Typography component="span">{name}</Typography>
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
