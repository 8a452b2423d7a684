import { useState } from 'react';
import Checkbox from '@mui/joy/Checkbox';

export default function CheckboxControlled() {
  const [gift, setGift] = useState(true);

  return (
    <Checkbox
      label={gift ? 'Wrap it as a gift (+ $4)' : 'Wrap it as a gift'}
      checked={gift}
      onChange={(event) => setGift(event.target.checked)}
    />
  );
}
