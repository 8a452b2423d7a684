import { useRef, useState } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionWithActions() {
  const summary = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(true);

  const close = () => {
    setOpen(false);
    summary.current?.focus();
  };

  return (
    <Accordion expanded={open} onChange={(_event, next) => setOpen(next)}>
      <AccordionSummary
        ref={summary}
        expandIcon={<ExpandMoreIcon />}
        id="note-header"
        aria-controls="note-content"
      >
        <Typography component="span">Delivery note</Typography>
      </AccordionSummary>
      <AccordionDetails>
        <TextField label="Where to leave the parcel" fullWidth />
      </AccordionDetails>
      <AccordionActions>
        <Button onClick={close}>Cancel</Button>
        <Button onClick={close}>Save</Button>
      </AccordionActions>
    </Accordion>
  );
}
