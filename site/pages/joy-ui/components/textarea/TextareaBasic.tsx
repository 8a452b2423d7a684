import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaBasic() {
  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Delivery note</FormLabel>
      <Textarea minRows={2} defaultValue="Ring twice, the bell is quiet." />
      <FormHelperText>The driver sees it on the phone.</FormHelperText>
    </FormControl>
  );
}
