import Autocomplete from '@mui/joy/Autocomplete';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import { Controller, useForm } from 'react-hook-form';

interface Booking {
  language: string | null;
}

export default function AutocompleteHookForm() {
  const { control, handleSubmit, formState } = useForm<Booking>({
    defaultValues: { language: null },
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
        name="language"
        control={control}
        rules={{ required: 'Choose a language.' }}
        render={({ field: { ref, onChange, ...field }, fieldState }) => (
          <FormControl error={fieldState.invalid}>
            <FormLabel>Language of the tour</FormLabel>
            <Autocomplete
              {...field}
              options={['English', 'Estonian', 'Finnish']}
              onChange={(_event, next) => onChange(next)}
              slotProps={{ input: { ref } }}
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
