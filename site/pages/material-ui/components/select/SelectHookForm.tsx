import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectHookForm() {
  const { control, handleSubmit, reset } = useForm({
    defaultValues: { team: '' },
  });

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: 280 }}
      onSubmit={(event) => void handleSubmit(() => reset())(event)}
    >
      <Controller
        name="team"
        control={control}
        rules={{ required: 'Choose a team.' }}
        render={({ field: { ref, ...field }, fieldState: { error } }) => (
          <FormControl error={error !== undefined}>
            <InputLabel id="team-label">Team</InputLabel>
            <Select
              {...field}
              inputRef={ref}
              labelId="team-label"
              id="team"
              label="Team"
              aria-describedby="team-help"
            >
              <MenuItem value="design">Design</MenuItem>
              <MenuItem value="sales">Sales</MenuItem>
            </Select>
            <FormHelperText id="team-help">{error?.message}</FormHelperText>
          </FormControl>
        )}
      />
      <Button type="submit" variant="contained">
        Join
      </Button>
    </Stack>
  );
}
