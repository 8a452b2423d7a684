import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';

export default function InputBaseSlots() {
  return (
    <InputBase
      slots={{ root: Paper }}
      inputComponent="textarea"
      rows={4}
      defaultValue="Call the venue about the projector."
      inputProps={{ 'aria-label': 'Sticky note' }}
      sx={{
        width: 280,
        '& textarea': { height: 'auto', resize: 'none' },
        px: 2,
        py: 1,
        borderTop: 8,
        borderColor: 'warning.light',
      }}
    />
  );
}
