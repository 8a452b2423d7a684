import { useState } from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { AmountInput } from './AmountInput';

const amountSoFar = /^\d*(\.\d{0,2})?$/;

export default function TransferAmount() {
  const [amount, setAmount] = useState('1250');

  return (
    <TextField
      label="Amount"
      value={amount}
      onChange={({ target }) =>
        setAmount(amountSoFar.test(target.value) ? target.value : amount)
      }
      helperText="To Ceramics Lindqvist, tomorrow"
      slotProps={{
        input: {
          inputComponent: AmountInput,
          startAdornment: <InputAdornment position="start">€</InputAdornment>,
        },
      }}
      sx={{ width: '100%', maxWidth: 280 }}
    />
  );
}
