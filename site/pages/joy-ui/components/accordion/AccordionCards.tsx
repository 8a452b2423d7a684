import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import { styled } from '@mui/joy/styles';

const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  '--ListItem-paddingX': '16px',
  '--ListItem-paddingLeft': '16px',
  '--ListItem-paddingRight': '16px',
  '--ListItem-paddingY': '6px',
  '--ListItem-minHeight': '44px',
  '--AccordionDetails-transition':
    'grid-template-rows 0.2s, padding-block 0.2s',
});

const Panel = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: theme.vars.radius.md,
  backgroundColor: theme.vars.palette.background.level1,
}));

const Text = styled('div')({
  overflow: 'hidden',
  paddingInline: 16,
  '&.Mui-expanded': { paddingBlockEnd: 12 },
});

const steps = [
  { title: 'Packing', text: 'Wrap glass in two layers of paper.' },
  { title: 'Pickup', text: 'The driver calls 30 minutes before.' },
];

export default function AccordionCards() {
  return (
    <AccordionGroup
      slots={{ root: Column }}
      sx={{ width: 400, maxWidth: '100%' }}
    >
      {steps.map(({ title, text }, index) => (
        <Accordion
          key={title}
          defaultExpanded={index === 0}
          slots={{ root: Panel }}
          sx={{ color: 'text.primary' }}
          slotProps={{
            root: ({ expanded }) => ({
              sx: { boxShadow: expanded ? 'sm' : 'none' },
            }),
          }}
        >
          <AccordionSummary sx={{ fontWeight: 'lg' }}>{title}</AccordionSummary>
          <AccordionDetails slots={{ content: Text }} sx={{ mx: 0 }}>
            {text}
          </AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
