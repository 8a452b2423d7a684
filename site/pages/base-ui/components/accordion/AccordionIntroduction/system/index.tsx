import { styled } from '@mui/system';
import { quiet } from '../../../../../../families/base-ui/look/quiet';

const Accordion = styled('div')({
  boxSizing: 'border-box',
  inlineSize: 'min(100%, 440px)',
  overflow: 'hidden',
  border: `1px solid ${quiet.hairline}`,
  borderRadius: 12,
  font: `400 15px/24px ${quiet.font}`,
  color: quiet.ink,
  backgroundColor: quiet.raised,
  '& > * + *': { borderBlockStart: `1px solid ${quiet.hairline}` },
});

const Summary = styled('summary')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '12px 16px',
  fontWeight: 500,
  listStyle: 'none',
  cursor: 'pointer',
  '&::after': {
    inlineSize: 11,
    blockSize: 7,
    backgroundColor: 'currentColor',
    clipPath: 'polygon(0 15%, 13% 0, 50% 58%, 87% 0, 100% 15%, 50% 100%)',
    content: '""',
  },
  '[open] > &::after': { rotate: '180deg' },
  '&:hover': { backgroundColor: quiet.hover },
  '&:focus-visible': {
    borderRadius: 11,
    outline: `2px solid ${quiet.accent}`,
    outlineOffset: -2,
  },
});

const Answer = styled('p')({ margin: 0, padding: '0 16px 16px' });

const questions = [
  { question: 'When will it arrive?', answer: 'In two to four working days.' },
  { question: 'Can I return it?', answer: 'Yes, within 30 days, unused.' },
  { question: 'Which cards do you take?', answer: 'All common ones.' },
];

export default function AccordionIntroduction() {
  return (
    <Accordion>
      {questions.map(({ question, answer }, index) => (
        <details key={question} name="delivery-system" open={index === 0}>
          <Summary>{question}</Summary>
          <Answer>{answer}</Answer>
        </details>
      ))}
    </Accordion>
  );
}
