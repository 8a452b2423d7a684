import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

export default function CheckboxControlled() {
  const [gift, setGift] = useState(true);

  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={gift}
          onChange={(event) => setGift(event.target.checked)}
        />
      }
      label={gift ? 'Gift wrap, 3 USD' : 'Gift wrap'}
    />
  );
}
