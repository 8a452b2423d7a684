import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';

export default function RadioHookForm() {
  const { control, handleSubmit, reset } = useForm({
    defaultValues: { access: '' },
  });

  return (
    <Stack
      component="form"
      spacing={1}
      sx={{ alignItems: 'flex-start' }}
      onSubmit={(event) => void handleSubmit(() => reset())(event)}
    >
      <Controller
        name="access"
        control={control}
        rules={{ required: 'Choose who can see it.' }}
        render={({ field: { ref, ...field }, fieldState: { error } }) => (
          <FormControl error={error !== undefined}>
            <FormLabel id="access">Who can see this page?</FormLabel>
            <RadioGroup {...field} aria-labelledby="access">
              <FormControlLabel
                value="team"
                inputRef={ref}
                control={<Radio />}
                label="My team"
              />
              <FormControlLabel
                value="all"
                control={<Radio />}
                label="Everyone"
              />
            </RadioGroup>
            <FormHelperText role="alert" sx={{ mx: 0 }}>
              {error?.message}
            </FormHelperText>
          </FormControl>
        )}
      />
      <Button type="submit" variant="contained">
        Share
      </Button>
    </Stack>
  );
}
