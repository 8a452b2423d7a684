import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderHookForm() {
  const { control, handleSubmit, reset } = useForm({
    defaultValues: { deposit: 10 },
  });

  return (
    <form onSubmit={(event) => void handleSubmit(() => reset())(event)}>
      <Typography id="deposit">Deposit in percent</Typography>
      <Controller
        name="deposit"
        control={control}
        rules={{ min: { value: 20, message: 'Pay at least 20%.' } }}
        render={({ field: { ref, ...field }, fieldState: { error } }) => (
          <>
            <Slider
              {...field}
              aria-labelledby="deposit"
              step={5}
              valueLabelDisplay="auto"
              color={error ? 'error' : 'primary'}
              slotProps={{ input: { ref, 'aria-invalid': Boolean(error) } }}
            />
            <FormHelperText error role="alert" sx={{ minHeight: 20 }}>
              {error?.message}
            </FormHelperText>
          </>
        )}
      />
      <Button type="submit" variant="contained">
        Reserve
      </Button>
    </form>
  );
}
