import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputControlled() {
  const [slug, setSlug] = useState('spring-sale');

  return (
    <FormControl sx={{ width: 300 }}>
      <FormLabel>Address of the page</FormLabel>
      <Input value={slug} onChange={(event) => setSlug(event.target.value)} />
      <FormHelperText>shop.example/{slug}</FormHelperText>
    </FormControl>
  );
}
