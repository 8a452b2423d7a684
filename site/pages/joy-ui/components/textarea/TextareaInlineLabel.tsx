import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function TextareaInlineLabel() {
  return (
    <Textarea
      component="label"
      startDecorator={<Typography level="title-sm">Gift message</Typography>}
      minRows={2}
      maxRows={2}
      sx={{ width: 280 }}
    />
  );
}
