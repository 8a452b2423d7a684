import { useState } from 'react';
import type { ComponentProps } from 'react';
import TextField from '@mui/material/TextField';

/** Shows 4242 4242 4242 4242, and reports the digits. */
function CardInput({ value, ...props }: ComponentProps<'input'>) {
  const digits = String(value).replace(/(\d{4})(?=\d)/g, '$1 ');
  return <input {...props} value={digits} inputMode="numeric" />;
}

export default function CustomInput() {
  const [card, setCard] = useState('42424242');

  return (
    <TextField
      label="Card number"
      autoComplete="cc-number"
      value={card}
      onChange={({ target }) =>
        setCard(target.value.replace(/\D/g, '').slice(0, 16))
      }
      helperText={`${16 - card.length} digits to go`}
      slotProps={{ input: { inputComponent: CardInput } }}
    />
  );
}
