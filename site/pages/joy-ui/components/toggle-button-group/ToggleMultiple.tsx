import { useState } from 'react';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatUnderlinedIcon from '@mui/icons-material/FormatUnderlined';
import IconButton from '@mui/joy/IconButton';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleMultiple() {
  const [formats, setFormats] = useState(['bold']);

  return (
    <ToggleButtonGroup
      aria-label="Format"
      value={formats}
      onChange={(_event, next) => setFormats(next)}
    >
      <IconButton value="bold" aria-label="Bold">
        <FormatBoldIcon />
      </IconButton>
      <IconButton value="italic" aria-label="Italic">
        <FormatItalicIcon />
      </IconButton>
      <IconButton value="underlined" aria-label="Underlined">
        <FormatUnderlinedIcon />
      </IconButton>
    </ToggleButtonGroup>
  );
}
