import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import { useForm } from 'react-hook-form';

export default function SwitchHookForm() {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { sounds: true },
  });

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: 240 }}
      onSubmit={(event) => void handleSubmit(() => undefined)(event)}
    >
      <FormControl orientation="horizontal">
        <FormLabel>Sounds</FormLabel>
        <Switch slotProps={{ input: register('sounds') }} defaultChecked />
      </FormControl>
      <Button type="submit">
        {formState.isSubmitSuccessful ? 'Saved' : 'Save'}
      </Button>
    </Stack>
  );
}
