import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Masonry from '@mui/lab/Masonry';

const topics = [
  'Billing',
  'Delivery',
  'Returns',
  'Account',
  'Privacy',
  'Gifts',
];

export default function MasonryVariableHeight() {
  return (
    <Box sx={{ p: 2, overflow: 'hidden' }}>
      <Masonry columns={3} spacing={1}>
        {topics.map((topic) => (
          <div key={topic}>
            <Accordion disableGutters>
              <AccordionSummary expandIcon={<ExpandMoreIcon />}>
                {topic}
              </AccordionSummary>
              <AccordionDetails>
                Answers to common questions about this topic.
              </AccordionDetails>
            </Accordion>
          </div>
        ))}
      </Masonry>
    </Box>
  );
}
