import { useEffect, useRef, useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const topics = ['New exhibitions', 'Concerts in the garden', 'Guided tours'];

export default function MailingTopics() {
  const all = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(['New exhibitions']);
  const some = chosen.length > 0 && chosen.length < topics.length;

  useEffect(() => {
    if (all.current) {
      all.current.indeterminate = some;
    }
  }, [some]);

  return (
    <FormGroup role="group" aria-label="Letters from the museum">
      <FormControlLabel
        label="Everything"
        control={
          <Checkbox
            checked={chosen.length === topics.length}
            indeterminate={some}
            onChange={() =>
              setChosen(chosen.length === topics.length ? [] : topics)
            }
            slotProps={{ input: { ref: all } }}
          />
        }
      />
      <FormGroup sx={{ paddingInlineStart: 4 }}>
        {topics.map((topic) => (
          <FormControlLabel
            key={topic}
            label={topic}
            control={
              <Checkbox
                checked={chosen.includes(topic)}
                onChange={(event) =>
                  setChosen(
                    topics.filter((one) =>
                      one === topic
                        ? event.target.checked
                        : chosen.includes(one),
                    ),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
    </FormGroup>
  );
}
