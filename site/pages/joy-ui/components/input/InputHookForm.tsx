import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import { useForm } from 'react-hook-form';

interface Address {
  street: string;
}

export default function InputHookForm() {
  const { register, handleSubmit, formState } = useForm<Address>();
  const { errors, isSubmitSuccessful } = formState;
  const { ref, ...street } = register('street', {
    required: 'Enter a street.',
  });
  const wrong = errors.street !== undefined;

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      sx={{ width: 300 }}
      onSubmit={(event) => void handleSubmit(() => undefined)(event)}
    >
      <FormControl error={wrong}>
        <FormLabel>Street</FormLabel>
        <Input
          {...street}
          slotProps={{ input: { ref, 'aria-invalid': wrong } }}
        />
        <FormHelperText>{errors.street?.message ?? ' '}</FormHelperText>
      </FormControl>
      <Button type="submit">
        {isSubmitSuccessful ? 'Saved' : 'Save address'}
      </Button>
    </Stack>
  );
}
