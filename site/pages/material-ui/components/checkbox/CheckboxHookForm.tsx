import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';

export default function CheckboxHookForm() {
  const { control, handleSubmit, reset } = useForm({
    defaultValues: { backup: false },
  });

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: 300 }}
      onSubmit={(event) => void handleSubmit(() => reset())(event)}
    >
      <Controller
        name="backup"
        control={control}
        rules={{ required: 'Save the codes first.' }}
        render={({
          field: { ref, value, ...field },
          fieldState: { error },
        }) => (
          <FormControl error={error !== undefined}>
            <FormControlLabel
              {...field}
              inputRef={ref}
              checked={value}
              label="I have saved my backup codes"
              control={<Checkbox />}
            />
            <FormHelperText role="alert" sx={{ mx: 0 }}>
              {error?.message}
            </FormHelperText>
          </FormControl>
        )}
      />
      <Button type="submit" variant="contained">
        Turn on two-step login
      </Button>
    </Stack>
  );
}
