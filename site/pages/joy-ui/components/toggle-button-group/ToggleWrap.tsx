import { useState } from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import { styled } from '@mui/joy/styles';

const Wrap = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  maxWidth: 300,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& button': { borderRadius: theme.vars.radius.xl },
}));

const topics = ['Travel', 'Food', 'Music', 'Architecture', 'Science', 'Film'];

export default function ToggleWrap() {
  const [chosen, setChosen] = useState(['Food', 'Film']);

  return (
    <ToggleButtonGroup
      component="fieldset"
      variant="soft"
      color="primary"
      value={chosen}
      onChange={(_event, next) => setChosen(next)}
      slots={{ root: Wrap }}
      slotProps={{ root: { 'aria-label': 'Topics' } }}
    >
      {topics.map((topic) => (
        <Button key={topic} value={topic}>
          {topic}
        </Button>
      ))}
    </ToggleButtonGroup>
  );
}
