import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface Review {
  stars: number | null;
}

export default function RatingHookForm() {
  const { control, handleSubmit, reset } = useForm<Review>({
    defaultValues: { stars: null },
  });

  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ alignItems: 'flex-start' }}
      onSubmit={(event) => void handleSubmit(() => reset())(event)}
    >
      <Typography id="course">Rate this course</Typography>
      <Controller
        name="stars"
        control={control}
        rules={{ required: 'Choose at least one star.' }}
        render={({ field: { ref, onChange, ...field }, fieldState }) => (
          <>
            <Rating
              {...field}
              role="radiogroup"
              aria-labelledby="course"
              onChange={(_event, value) => onChange(value)}
              ref={(root: HTMLSpanElement | null) =>
                ref(root?.querySelector('input') ?? null)
              }
            />
            <FormHelperText error role="alert" sx={{ minHeight: 20 }}>
              {fieldState.error?.message}
            </FormHelperText>
          </>
        )}
      />
      <Button type="submit" variant="contained">
        Send
      </Button>
    </Stack>
  );
}
