import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import { useForm } from 'react-hook-form';

export default function TextareaHookForm() {
  const { register, handleSubmit, formState } = useForm<{ review: string }>();
  const { errors, isSubmitSuccessful } = formState;
  const { ref, ...review } = register('review', {
    required: 'Write a few words.',
  });
  const wrong = errors.review !== undefined;

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      sx={{ width: 280 }}
      onSubmit={(event) => void handleSubmit(() => undefined)(event)}
    >
      <FormControl error={wrong}>
        <FormLabel>Review</FormLabel>
        <Textarea
          {...review}
          minRows={2}
          slotProps={{ textarea: { ref, 'aria-invalid': wrong } }}
        />
        <FormHelperText>{errors.review?.message ?? ' '}</FormHelperText>
      </FormControl>
      <Button type="submit">
        {isSubmitSuccessful ? 'Published' : 'Publish'}
      </Button>
    </Stack>
  );
}
