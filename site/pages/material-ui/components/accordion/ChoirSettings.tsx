import { useId } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const voices = [
  { voice: 'Soprano', people: 'Ada, Mirjam, Sol' },
  { voice: 'Tenor', people: 'Jannis, Oke' },
];

export default function ChoirSettings() {
  const id = useId();

  return (
    <div>
      {voices.map(({ voice, people }) => (
        <Accordion
          key={voice}
          component="section"
          disableGutters
          square
          elevation={0}
          variant="outlined"
          slotProps={{ heading: { component: 'h2' } }}
          sx={{ '& + &': { borderBlockStart: 0 }, '&::before': { height: 0 } }}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={id + voice}
            aria-controls={`${id}${voice}-people`}
          >
            <Typography component="span">{voice}</Typography>
          </AccordionSummary>
          <AccordionDetails>{people}</AccordionDetails>
          <AccordionActions disableSpacing sx={{ justifyContent: 'start' }}>
            <Button size="small">Write to them</Button>
            <Button size="small">Add a voice</Button>
          </AccordionActions>
        </Accordion>
      ))}
    </div>
  );
}
