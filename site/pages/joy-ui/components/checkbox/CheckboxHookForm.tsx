import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import Stack from '@mui/joy/Stack';
import { Controller, useForm } from 'react-hook-form';

export default function CheckboxHookForm() {
  const { control, handleSubmit, formState } = useForm({
    defaultValues: { rules: false },
  });

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      sx={{ width: 260 }}
      onSubmit={(event) => void handleSubmit(() => undefined)(event)}
    >
      <Controller
        name="rules"
        control={control}
        rules={{ required: 'Confirm the house rules.' }}
        render={({ field: { ref, value, ...field }, fieldState }) => (
          <FormControl error={fieldState.invalid}>
            <Checkbox
              {...field}
              checked={value}
              label="I have read the house rules"
              slotProps={{ input: { ref, 'aria-invalid': fieldState.invalid } }}
            />
            <FormHelperText>{fieldState.error?.message ?? ' '}</FormHelperText>
          </FormControl>
        )}
      />
      <Button type="submit">
        {formState.isSubmitSuccessful ? 'Booked' : 'Book'}
      </Button>
    </Stack>
  );
}
