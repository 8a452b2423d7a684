import { useState } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionControlled() {
  const [open, setOpen] = useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <Button variant="outlined" onClick={() => setOpen(!open)}>
        {open ? 'Hide details' : 'Show details'}
      </Button>
      <Accordion
        expanded={open}
        onChange={(_event, expanded) => setOpen(expanded)}
        sx={{ width: '100%' }}
      >
        <AccordionSummary
          expandIcon={<ExpandMoreIcon />}
          id="usage-header"
          aria-controls="usage-content"
        >
          <Typography component="span">Usage in March</Typography>
        </AccordionSummary>
        <AccordionDetails>12,480 of 20,000 requests.</AccordionDetails>
      </Accordion>
    </Stack>
  );
}
