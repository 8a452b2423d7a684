import Accordion from '@mui/joy/Accordion';
import AccordionDetails, {
  accordionDetailsClasses,
} from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary, {
  accordionSummaryClasses,
} from '@mui/joy/AccordionSummary';

const questions = [
  { title: 'How do I pay?', text: 'By card, by transfer, or on delivery.' },
  { title: 'Do you ship abroad?', text: 'To 40 countries, within a week.' },
  { title: 'Where is my receipt?', text: 'In your account, under Orders.' },
];

export default function DepthPanel() {
  return (
    <AccordionGroup
      variant="outlined"
      transition="0.2s"
      sx={{
        width: 420,
        maxWidth: '100%',
        borderRadius: 'lg',
        [`& .${accordionSummaryClasses.button}:hover`]: {
          bgcolor: 'transparent',
        },
        [`& .${accordionDetailsClasses.root}`]: {
          bgcolor: 'background.level1',
        },
        [`& .${accordionDetailsClasses.content}.${accordionDetailsClasses.expanded}`]:
          {
            paddingBlock: '1rem',
            boxShadow: (theme) => `inset 0 1px ${theme.vars.palette.divider}`,
          },
      }}
    >
      {questions.map(({ title, text }, index) => (
        <Accordion key={title} defaultExpanded={index === 0}>
          <AccordionSummary>{title}</AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
