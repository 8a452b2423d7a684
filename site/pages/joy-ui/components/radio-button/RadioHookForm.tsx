import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import { Controller, useForm } from 'react-hook-form';

export default function RadioHookForm() {
  const { control, handleSubmit, formState } = useForm({
    defaultValues: { answer: '' },
  });

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: 260 }}
      onSubmit={(event) => void handleSubmit(() => undefined)(event)}
    >
      <Controller
        name="answer"
        control={control}
        rules={{ required: 'Choose an answer.' }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <FormControl error={fieldState.invalid}>
            <FormLabel>Will you come?</FormLabel>
            <RadioGroup {...field}>
              <Radio value="yes" label="Yes" slotProps={{ input: { ref } }} />
              <Radio value="no" label="No" />
            </RadioGroup>
            <FormHelperText>{fieldState.error?.message ?? ' '}</FormHelperText>
          </FormControl>
        )}
      />
      <Button type="submit">
        {formState.isSubmitSuccessful ? 'Answered' : 'Answer'}
      </Button>
    </Stack>
  );
}
