import Button from '@mui/joy/Button';
import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import { Controller, useForm } from 'react-hook-form';

export default function SliderHookForm() {
  const { control, handleSubmit, formState } = useForm({
    defaultValues: { rating: 7 },
  });

  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ width: 240 }}
      onSubmit={(event) => void handleSubmit(() => undefined)(event)}
    >
      <FormLabel id="rating-label">Would you recommend us?</FormLabel>
      <Controller
        name="rating"
        control={control}
        render={({ field: { ref, ...field } }) => (
          <Slider
            {...field}
            max={10}
            marks
            valueLabelDisplay="auto"
            slotProps={{ input: { ref, 'aria-labelledby': 'rating-label' } }}
          />
        )}
      />
      <Button type="submit">
        {formState.isSubmitSuccessful ? 'Sent' : 'Send'}
      </Button>
    </Stack>
  );
}
