import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

export default function CheckboxLabelProps() {
  const [gift, setGift] = useState(true);

  return (
    <FormControlLabel
      name="gift"
      value="yes"
      checked={gift}
      onChange={(_event, checked) => setGift(checked)}
      control={<Checkbox />}
      label="Add a gift card"
    />
  );
}
