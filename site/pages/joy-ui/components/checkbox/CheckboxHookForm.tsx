import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import Stack from '@mui/joy/Stack';
import { useForm } from 'react-hook-form';

export default function CheckboxHookForm() {
  const { register, handleSubmit, formState } = useForm<{ rules: boolean }>();
  const { errors, isSubmitSuccessful } = formState;
  const { ref, ...rules } = register('rules', {
    required: 'Confirm the house rules.',
  });
  const wrong = errors.rules !== undefined;

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      sx={{ width: 260 }}
      onSubmit={(event) => void handleSubmit(() => undefined)(event)}
    >
      <FormControl error={wrong}>
        <Checkbox
          {...rules}
          label="I have read the house rules"
          slotProps={{ input: { ref, 'aria-invalid': wrong } }}
        />
        <FormHelperText>{errors.rules?.message ?? ' '}</FormHelperText>
      </FormControl>
      <Button type="submit">{isSubmitSuccessful ? 'Booked' : 'Book'}</Button>
    </Stack>
  );
}
