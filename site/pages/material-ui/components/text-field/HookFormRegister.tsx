import { useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

interface Address {
  street: string;
  zip: string;
}

const zipCode = { value: /^\d{5}$/, message: 'A ZIP code has five digits.' };

export default function HookFormRegister() {
  const { register, handleSubmit, formState } = useForm<Address>();
  const { errors, isSubmitSuccessful } = formState;
  const { ref: street, ...streetField } = register('street', {
    required: 'Enter a street.',
  });
  const { ref: zip, ...zipField } = register('zip', {
    required: 'Enter a ZIP code.',
    pattern: zipCode,
  });

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      sx={{ width: 280 }}
      onSubmit={(event) => void handleSubmit(() => undefined)(event)}
    >
      <TextField
        label="Street"
        {...streetField}
        inputRef={street}
        error={errors.street !== undefined}
        helperText={errors.street?.message ?? ' '}
      />
      <TextField
        label="ZIP code"
        {...zipField}
        inputRef={zip}
        error={errors.zip !== undefined}
        helperText={errors.zip?.message ?? ' '}
      />
      <Button type="submit" variant="contained">
        {isSubmitSuccessful ? 'Saved' : 'Save address'}
      </Button>
    </Stack>
  );
}
