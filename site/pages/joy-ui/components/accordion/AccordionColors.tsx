import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function AccordionColors() {
  return (
    <AccordionGroup sx={{ width: 400, maxWidth: '100%' }}>
      {colors.map((color) => (
        <Accordion key={color} variant="soft" color={color}>
          <AccordionSummary variant="soft" color={color}>
            {color}
          </AccordionSummary>
          <AccordionDetails variant="soft" color={color}>
            The whole item has one color.
          </AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
