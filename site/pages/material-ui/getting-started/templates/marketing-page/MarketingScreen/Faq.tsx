import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Section } from './Section';

const questions = [
  {
    question: 'Does everybody need an account?',
    answer:
      'No. Your people get a link of their own, which opens their week. Only those who plan sign in.',
  },
  {
    question: 'What happens if nobody can take a shift?',
    answer:
      'It stays open and visible. You see on Monday whom to ask, sorted by who has worked least.',
  },
  {
    question: 'Can I bring my old plans along?',
    answer:
      'Yes, as a spreadsheet. Names and times are found by themselves; you confirm them once.',
  },
  {
    question: 'Where is our data?',
    answer:
      'In one data center, encrypted. You can take all of it out as files, and delete it with one button.',
  },
];

export function Faq() {
  return (
    <Section id="questions" title="Questions" tinted>
      <Box sx={{ maxWidth: 760 }}>
        {questions.map(({ question, answer }, index) => (
          <Accordion
            key={question}
            disableGutters
            elevation={0}
            defaultExpanded={index === 0}
            slotProps={{ heading: { component: 'h3' } }}
            sx={{ bgcolor: 'transparent', backgroundImage: 'none' }}
          >
            <AccordionSummary
              id={`question-${index}`}
              aria-controls={`answer-${index}`}
              expandIcon={<ExpandMoreIcon />}
              sx={{ px: 0 }}
            >
              <Typography sx={{ fontWeight: 500 }}>{question}</Typography>
            </AccordionSummary>
            <AccordionDetails sx={{ px: 0 }}>
              <Typography color="text.secondary">{answer}</Typography>
            </AccordionDetails>
          </Accordion>
        ))}
      </Box>
    </Section>
  );
}
