import { useState } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import Slider from '@mui/material/Slider';

export default function LabelWithoutControl() {
  const [celsius, setCelsius] = useState(23);
  const [focused, setFocused] = useState(false);
  const tooWarm = celsius > 24;

  return (
    <Box sx={{ width: 280 }}>
      <InputLabel
        variant="standard"
        color="secondary"
        required
        disabled={false}
        error={tooWarm}
        focused={focused}
        shrink
        disableAnimation
        margin="dense"
        size="small"
        component="span"
        id="office-label"
        sx={{ fontWeight: 500 }}
      >
        Office temperature
      </InputLabel>
      <Slider
        aria-labelledby="office-label"
        aria-describedby="office-help"
        min={16}
        max={28}
        value={celsius}
        onChange={(_event, value) => setCelsius(value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      <FormHelperText
        error={tooWarm}
        disabled={false}
        filled
        focused={focused}
        required
        variant="standard"
        component="div"
        id="office-help"
      >
        {`${celsius} °C, and 24 °C at most`}
      </FormHelperText>
    </Box>
  );
}
