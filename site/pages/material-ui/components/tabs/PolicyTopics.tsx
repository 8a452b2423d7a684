import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const answers = [
  'Send it back within 30 days. We pay the parcel.',
  'We repair for two years, at no cost to you.',
];

export default function PolicyTopics() {
  const id = useId();
  const [topic, setTopic] = useState<number | false>(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Tabs
        aria-label="Shop policies"
        value={topic}
        onChange={(_event, next: number) => setTopic(next)}
      >
        <Tab
          id={`${id}-0`}
          aria-controls={`${id}-answer`}
          wrapped
          label="Return something that does not fit"
          sx={{ maxWidth: 150 }}
        />
        <Tab
          id={`${id}-1`}
          aria-controls={`${id}-answer`}
          wrapped
          label="Repair something that has broken"
          sx={{ maxWidth: 150 }}
        />
      </Tabs>
      <Typography
        id={`${id}-answer`}
        role="tabpanel"
        aria-labelledby={topic === false ? undefined : `${id}-${topic}`}
        sx={{ p: 2 }}
      >
        {topic === false ? 'Choose what you need to know.' : answers[topic]}
      </Typography>
    </Box>
  );
}
