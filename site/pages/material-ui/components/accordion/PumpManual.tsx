import { useId, useState } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const chapters = [
  { name: 'Fill', text: 'Pour in two litres before the first start.' },
  { name: 'Bleed', text: 'Open the screw until no more air comes out.' },
  { name: 'Drain', text: 'Empty the pump before the first frost.' },
];
const names = chapters.map(({ name }) => name);

export default function PumpManual() {
  const id = useId();
  const [open, setOpen] = useState<string[]>([]);
  const all = open.length === names.length;

  return (
    <div>
      <Button onClick={() => setOpen(all ? [] : names)} sx={{ mb: 1 }}>
        {all ? 'Close all' : 'Open all'}
      </Button>
      {chapters.map(({ name, text }) => (
        <Accordion
          key={name}
          disableGutters
          expanded={open.includes(name)}
          onChange={(_event, expanded) =>
            setOpen(
              expanded
                ? [...open, name]
                : open.filter((other) => other !== name),
            )
          }
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={id + name}
            onClick={(event) => event.altKey && setOpen(names)}
            aria-controls={`${id}${name}-text`}
          >
            <Typography component="span">{name}</Typography>
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
