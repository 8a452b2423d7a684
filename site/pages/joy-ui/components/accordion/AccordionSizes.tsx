import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Box from '@mui/joy/Box';

const sizes = ['sm', 'md', 'lg'] as const;

export default function AccordionSizes() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
      }}
    >
      {sizes.map((size) => (
        <AccordionGroup key={size} size={size}>
          <Accordion defaultExpanded>
            <AccordionSummary>Size {size}</AccordionSummary>
            <AccordionDetails>Platform 3, 9:12</AccordionDetails>
          </Accordion>
          <Accordion>
            <AccordionSummary>Return {size}</AccordionSummary>
            <AccordionDetails>Platform 1, 18:40</AccordionDetails>
          </Accordion>
        </AccordionGroup>
      ))}
    </Box>
  );
}
