import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const questions = ['Guide', 'Route', 'Lunch'];

export default function TourForm() {
  const id = useId();
  const [scores, setScores] = useState<string>();

  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ width: 240 }}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setScores(
          questions
            .map((one) => `${one} ${data.get(one) || 'not rated'}`)
            .join(', '),
        );
      }}
    >
      {questions.map((question) => (
        <Stack
          key={question}
          direction="row"
          sx={{ justifyContent: 'space-between' }}
        >
          <Typography id={`${id}${question}-label`}>{question}</Typography>
          <Rating
            role="radiogroup"
            aria-labelledby={`${id}${question}-label`}
            name={question}
            defaultValue={question === 'Guide' ? 5 : undefined}
            emptyLabelText="Not rated"
            disabled={scores !== undefined}
          />
        </Stack>
      ))}
      <Button type="submit" variant="outlined" disabled={scores !== undefined}>
        Send
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: '3em' }}>
        {scores && `Thank you. ${scores}`}
      </Typography>
    </Stack>
  );
}
