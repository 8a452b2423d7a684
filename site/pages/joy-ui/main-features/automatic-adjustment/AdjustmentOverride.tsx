import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Close from '@mui/icons-material/Close';

export default function AdjustmentOverride() {
  return (
    <Input
      size="lg"
      defaultValue="Table 7"
      endDecorator={
        <IconButton
          aria-label="Clear"
          sx={{ '--IconButton-size': '24px', '--IconButton-radius': '50%' }}
        >
          <Close />
        </IconButton>
      }
      slotProps={{ input: { 'aria-label': 'Table' } }}
    />
  );
}
