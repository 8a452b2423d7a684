import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputIds() {
  return (
    <div>
      <FormLabel id="vat-label" htmlFor="vat" required>
        VAT number
      </FormLabel>
      <Input id="vat" name="vat" required aria-describedby="vat-help" />
      <FormHelperText id="vat-help" component="p" sx={{ my: 0.5 }}>
        Two letters and up to twelve digits.
      </FormHelperText>
    </div>
  );
}
