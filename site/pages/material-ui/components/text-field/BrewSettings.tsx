import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';

export default function BrewSettings() {
  const [degrees, setDegrees] = useState(97);
  const [automatic, setAutomatic] = useState(false);
  const [focused, setFocused] = useState(false);
  const bitter = !automatic && degrees > 96;

  return (
    <Box sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel
        required
        disabled={automatic}
        error={bitter}
        shrink
        disableAnimation
        id="brew-label"
        component="span"
        variant="standard"
        size="small"
        color="secondary"
        focused={focused}
      >
        Water, °C
      </InputLabel>
      <Slider
        aria-labelledby="brew-label"
        aria-describedby="brew-help"
        size="small"
        color="secondary"
        valueLabelDisplay="auto"
        min={80}
        max={100}
        disabled={automatic}
        value={degrees}
        onChange={(_event, value) => setDegrees(value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      <FormHelperText error={bitter} id="brew-help" component="div">
        {automatic ? 'The kettle decides' : `${degrees} °C, bitter above 96 °C`}
      </FormHelperText>
      <FormControlLabel
        label="Automatic"
        control={
          <Switch
            checked={automatic}
            onChange={(_event, checked) => setAutomatic(checked)}
          />
        }
      />
    </Box>
  );
}
