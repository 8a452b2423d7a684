import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Box from '@mui/joy/Box';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;

const inner = (variant: (typeof variants)[number]) =>
  variant === 'outlined' ? 'plain' : variant;

export default function AccordionVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
      }}
    >
      {variants.map((variant) => (
        <AccordionGroup
          key={variant}
          variant={variant}
          color="primary"
          sx={{ borderRadius: 'md', alignSelf: 'start' }}
        >
          <Accordion defaultExpanded>
            <AccordionSummary variant={inner(variant)} color="primary">
              {variant}
            </AccordionSummary>
            <AccordionDetails variant={inner(variant)} color="primary">
              8 people, 2 guests
            </AccordionDetails>
          </Accordion>
          <Accordion>
            <AccordionSummary variant={inner(variant)} color="primary">
              {variant} invitations
            </AccordionSummary>
            <AccordionDetails variant={inner(variant)} color="primary">
              None are open
            </AccordionDetails>
          </Accordion>
        </AccordionGroup>
      ))}
    </Box>
  );
}
