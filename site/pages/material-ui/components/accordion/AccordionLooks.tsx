import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const looks = [
  { name: 'Default' },
  { name: 'variant="outlined"', variant: 'outlined' },
  { name: 'elevation={4}', elevation: 4 },
  { name: 'square', square: true },
  { name: 'disableGutters', disableGutters: true },
] as const;

export default function AccordionLooks() {
  return (
    <Stack spacing={2}>
      {looks.map(({ name, ...props }, index) => (
        <div key={name}>
          <Accordion {...props}>
            <AccordionSummary
              expandIcon={<ExpandMoreIcon />}
              id={`look-${index}-header`}
              aria-controls={`look-${index}-content`}
            >
              <Typography component="span">{name}</Typography>
            </AccordionSummary>
            <AccordionDetails>Standard delivery, 3 days.</AccordionDetails>
          </Accordion>
        </div>
      ))}
    </Stack>
  );
}
