import { useState } from 'react';
import TextField from '@mui/material/TextField';
import { NumericFormat } from 'react-number-format';

export default function MaskAmount() {
  const [amount, setAmount] = useState<number | undefined>(1250);

  return (
    <NumericFormat
      customInput={TextField}
      value={amount}
      onValueChange={({ floatValue }) => setAmount(floatValue)}
      thousandSeparator
      decimalScale={2}
      prefix="$"
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      label="Budget"
      helperText={`Value: ${String(amount)}`}
    />
  );
}
