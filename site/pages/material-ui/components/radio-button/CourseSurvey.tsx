import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';

const questions = ['The pace was right', 'The room was quiet'];
const answers = ['No', 'Rather no', 'Partly', 'Rather yes', 'Yes'];

export default function CourseSurvey() {
  const id = useId();
  const [given, setGiven] = useState<Record<string, string>>({});

  return (
    <Stack spacing={3}>
      {questions.map((question, index) => (
        <FormControl key={question}>
          <FormLabel
            id={`${id}-${index}`}
            filled={question in given}
            sx={{ '&.MuiFormLabel-filled::after': { content: '" ✓"' } }}
          >
            {question}
          </FormLabel>
          <RadioGroup
            row
            aria-labelledby={`${id}-${index}`}
            value={given[question] ?? ''}
            onChange={(_event, answer) =>
              setGiven({ ...given, [question]: answer })
            }
            sx={{ flexWrap: 'nowrap' }}
          >
            {answers.map((answer) => (
              <FormControlLabel
                key={answer}
                value={answer}
                label={answer}
                labelPlacement="bottom"
                control={<Radio size="small" />}
                slotProps={{
                  typography: { variant: 'caption', align: 'center' },
                }}
                sx={{ mx: 0, width: 60, justifyContent: 'start' }}
              />
            ))}
          </RadioGroup>
        </FormControl>
      ))}
    </Stack>
  );
}
