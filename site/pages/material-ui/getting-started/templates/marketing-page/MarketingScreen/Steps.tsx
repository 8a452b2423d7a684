import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from './Section';

const steps = [
  {
    title: 'Say what a week needs',
    text: 'Two at the counter from seven, one in the back until three.',
  },
  {
    title: 'Collect the wishes',
    text: 'A link goes out on Thursday, and the answers are in on Sunday.',
  },
  {
    title: 'Publish the plan',
    text: 'Look it over, move what you like, press one button.',
  },
];

export function Steps() {
  return (
    <Section id="steps" title="Three steps, and one of them is theirs" tinted>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'repeat(3, 1fr)' },
          gap: 3,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {steps.map(({ title, text }, index) => (
          <Box
            component="li"
            key={title}
            sx={{
              p: 3,
              borderRadius: 3,
              border: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
            }}
          >
            <Typography
              aria-hidden="true"
              sx={{ color: 'primary.main', fontSize: '2rem', fontWeight: 700 }}
            >
              {index + 1}
            </Typography>
            <Typography component="h3" sx={{ mt: 1, fontWeight: 600 }}>
              {title}
            </Typography>
            <Typography color="text.secondary" sx={{ mt: 0.5 }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
