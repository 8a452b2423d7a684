import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const policies = [
  {
    topic: 'Return something that does not fit',
    answer: 'Send it back within 30 days. We pay the parcel.',
  },
  {
    topic: 'Repair something that has broken',
    answer: 'We repair for two years, at no cost to you.',
  },
];

export default function PolicyTopics() {
  const id = useId();
  const [open, setOpen] = useState<number | false>(false);

  return (
    <Box sx={{ maxWidth: 420, mx: 'auto' }}>
      <Tabs
        aria-label="Shop policies"
        value={open}
        onChange={(_event, next: number) => setOpen(next)}
      >
        {policies.map(({ topic }, index) => (
          <Tab
            key={topic}
            id={`${id}-${index}`}
            aria-controls={`${id}-answer`}
            label={topic}
            wrapped
            sx={{ maxWidth: 150 }}
          />
        ))}
      </Tabs>
      <Typography
        id={`${id}-answer`}
        role="tabpanel"
        aria-labelledby={open === false ? undefined : `${id}-${open}`}
        sx={{ p: 2 }}
      >
        {open === false
          ? 'Choose what you need to know.'
          : policies[open]?.answer}
      </Typography>
    </Box>
  );
}
