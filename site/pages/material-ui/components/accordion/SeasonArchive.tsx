import { useId } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const seasons = [
  { name: 'Spring', shots: 84, hue: 100 },
  { name: 'Autumn', shots: 60, hue: 30 },
];

export default function SeasonArchive() {
  const id = useId();

  return (
    <div>
      {seasons.map(({ name, shots, hue }) => (
        <Accordion
          key={name}
          slotProps={{ transition: { unmountOnExit: true } }}
        >
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={id + name}
            aria-controls={`${id}${name}-shots`}
          >
            <Typography component="span">
              {name}: {shots} photos
            </Typography>
          </AccordionSummary>
          <AccordionDetails
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
          >
            {Array.from({ length: shots }, (_, shot) => (
              <Box
                key={shot}
                role="img"
                aria-label={`Photo ${shot + 1}`}
                sx={{
                  width: 28,
                  height: 20,
                  bgcolor: `hsl(${hue + shot} 45% ${40 + (shot % 5) * 8}%)`,
                }}
              />
            ))}
          </AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
