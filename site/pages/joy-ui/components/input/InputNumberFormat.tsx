import { useState } from 'react';
import Input from '@mui/joy/Input';
import { NumericFormat } from 'react-number-format';

export default function InputNumberFormat() {
  const [amount, setAmount] = useState<number | undefined>(1250);

  return (
    <NumericFormat
      customInput={Input}
      aria-label="Budget"
      value={amount}
      onValueChange={({ floatValue }) => setAmount(floatValue)}
      thousandSeparator
      decimalScale={2}
      prefix="$"
    />
  );
}
