import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';

export default function AccordionDetailsSpecimen() {
  return (
    <AccordionGroup variant="outlined" size="sm" sx={{ width: 210, borderRadius: 'sm' }}>
      <Accordion expanded>
        <AccordionDetails>Two to three days, and free of charge from 40 euros on.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
