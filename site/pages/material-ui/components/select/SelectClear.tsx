import { useRef, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import ClearIcon from '@mui/icons-material/Clear';

export default function SelectClear() {
  const field = useRef<HTMLElement>(null);
  const [frame, setFrame] = useState('m');

  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel id="frame-label">Frame size</InputLabel>
      <Select
        labelId="frame-label"
        id="frame"
        label="Frame size"
        inputRef={field}
        value={frame}
        onChange={(event) => setFrame(event.target.value)}
        endAdornment={
          frame && (
            <InputAdornment position="end" sx={{ marginInlineEnd: 2 }}>
              <IconButton
                aria-label="Clear frame size"
                onClick={() => {
                  setFrame('');
                  field.current?.focus();
                }}
              >
                <ClearIcon />
              </IconButton>
            </InputAdornment>
          )
        }
      >
        <MenuItem value="s">Small</MenuItem>
        <MenuItem value="m">Medium</MenuItem>
        <MenuItem value="l">Large</MenuItem>
      </Select>
    </FormControl>
  );
}
