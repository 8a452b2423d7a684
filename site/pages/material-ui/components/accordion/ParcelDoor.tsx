import { useId, useRef, useState } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function ParcelDoor() {
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState('With the baker next door');
  const [draft, setDraft] = useState(saved);

  const close = (note: string) => {
    setSaved(note);
    setDraft(note);
    setOpen(false);
    summary.current?.focus();
  };

  return (
    <Accordion expanded={open} onChange={(_event, next) => setOpen(next)}>
      <AccordionSummary
        ref={summary}
        expandIcon={<ExpandMoreIcon />}
        id={id}
        aria-controls={`${id}-form`}
      >
        <Typography component="span">
          Where to leave parcels: {saved.toLowerCase()}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <TextField
          label="Note for the courier"
          fullWidth
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
      </AccordionDetails>
      <AccordionActions
        classes={{ spacing: 'apart' }}
        sx={{ '&.apart': { p: 2, pt: 0 } }}
      >
        <Button onClick={() => close(saved)}>Cancel</Button>
        <Button variant="contained" onClick={() => close(draft)}>
          Save
        </Button>
      </AccordionActions>
    </Accordion>
  );
}
