import { useEffect, useRef, useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const topics = ['Product news', 'Tutorials', 'Events'];

export default function CheckboxSelectAll() {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(['Tutorials']);
  const all = chosen.length === topics.length;
  const some = chosen.length > 0 && !all;

  useEffect(() => {
    if (input.current) {
      input.current.indeterminate = some;
    }
  }, [some]);

  const toggle = (topic: string, checked: boolean) =>
    setChosen(
      checked ? [...chosen, topic] : chosen.filter((one) => one !== topic),
    );

  return (
    <FormGroup role="group" aria-label="Newsletters">
      <FormControlLabel
        label="All newsletters"
        control={
          <Checkbox
            checked={all}
            indeterminate={some}
            onChange={() => setChosen(all ? [] : topics)}
            slotProps={{ input: { ref: input } }}
          />
        }
      />
      <FormGroup sx={{ paddingInlineStart: 4 }}>
        {topics.map((topic) => (
          <FormControlLabel
            key={topic}
            label={topic}
            checked={chosen.includes(topic)}
            onChange={(_event, checked) => toggle(topic, checked)}
            control={<Checkbox />}
          />
        ))}
      </FormGroup>
    </FormGroup>
  );
}
