import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const defaultValues = { title: '', priority: 'normal' };

export default function HookFormController() {
  const { control, handleSubmit, reset } = useForm({ defaultValues });

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: 280 }}
      onSubmit={(event) => void handleSubmit(() => reset())(event)}
    >
      <Controller
        name="title"
        control={control}
        rules={{ required: 'Enter a title.' }}
        render={({ field: { ref, ...field }, fieldState: { error } }) => (
          <TextField
            {...field}
            inputRef={ref}
            label="Title"
            error={error !== undefined}
            helperText={error?.message}
          />
        )}
      />
      <Controller
        name="priority"
        control={control}
        render={({ field: { ref, ...field } }) => (
          <TextField {...field} inputRef={ref} select label="Priority">
            <MenuItem value="low">Low</MenuItem>
            <MenuItem value="normal">Normal</MenuItem>
            <MenuItem value="high">High</MenuItem>
          </TextField>
        )}
      />
      <Button type="submit" variant="contained">
        Create ticket
      </Button>
    </Stack>
  );
}
