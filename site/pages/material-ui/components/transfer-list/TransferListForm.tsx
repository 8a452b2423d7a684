import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';

const topics = ['Releases', 'Security', 'Events', 'Jobs'];

export default function TransferListForm() {
  const [chosen, setChosen] = useState(['Security']);
  const [moved, setMoved] = useState('');
  const [sent, setSent] = useState('');

  const rows = [
    { title: 'Your topics', items: chosen, icon: <CloseIcon /> },
    {
      title: 'More topics',
      items: topics.filter((topic) => !chosen.includes(topic)),
      icon: <AddIcon />,
    },
  ];
  const toggle = (topic: string) => {
    setMoved(topic);
    setChosen(
      chosen.includes(topic)
        ? chosen.filter((one) => one !== topic)
        : [...chosen, topic],
    );
  };

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSent(`Sent: ${data.getAll('topic').join(', ') || 'no topics'}`);
      }}
      sx={{ maxWidth: 440, mx: 'auto', alignItems: 'start' }}
    >
      {rows.map(({ title, items, icon }) => (
        <Stack key={title} role="group" aria-label={title} spacing={1}>
          <Typography variant="body2" color="text.secondary">
            {title}
          </Typography>
          <Stack
            direction="row"
            spacing={1}
            useFlexGap
            sx={{ flexWrap: 'wrap', minHeight: 31 }}
          >
            {items.map((topic) => (
              <Button
                key={topic}
                size="small"
                variant="outlined"
                endIcon={icon}
                autoFocus={topic === moved}
                onClick={() => toggle(topic)}
              >
                {topic}
              </Button>
            ))}
          </Stack>
        </Stack>
      ))}
      {chosen.map((topic) => (
        <input key={topic} type="hidden" name="topic" value={topic} />
      ))}
      <Button type="submit" variant="contained">
        Subscribe
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {sent}
      </Typography>
    </Stack>
  );
}
