import { useState } from 'react';
import Checkbox from '@mui/joy/Checkbox';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

export default function RadioFieldset() {
  const [remind, setRemind] = useState(true);

  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <Checkbox
        label="Remind me"
        checked={remind}
        onChange={(event) => setRemind(event.target.checked)}
      />
      <RadioGroup
        component="fieldset"
        slotProps={{ root: { disabled: !remind } }}
        defaultValue="day"
        variant="soft"
        color="primary"
        sx={{ m: 0, p: 2, border: 0, borderRadius: 'md' }}
      >
        <FormLabel component="legend" sx={{ float: 'inline-start' }}>
          When
        </FormLabel>
        <Radio value="hour" label="An hour before" disabled={!remind} />
        <Radio value="day" label="A day before" disabled={!remind} />
      </RadioGroup>
    </Stack>
  );
}
