import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaCount() {
  const [bio, setBio] = useState('Bakes bread and repairs bicycles.');

  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>About you</FormLabel>
      <Textarea
        minRows={3}
        value={bio}
        onChange={(event) => setBio(event.target.value)}
        slotProps={{ textarea: { maxLength: 120 } }}
      />
      <FormHelperText>{bio.length} of 120 characters</FormHelperText>
    </FormControl>
  );
}
