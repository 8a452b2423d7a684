import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatUnderlinedIcon from '@mui/icons-material/FormatUnderlined';

const styles = [
  { label: 'Bold', Icon: FormatBoldIcon },
  { label: 'Italic', Icon: FormatItalicIcon },
  { label: 'Underline', Icon: FormatUnderlinedIcon },
];

export default function ToolbarKeys() {
  const [chosen, setChosen] = useState('Bold');
  const [tabStop, setTabStop] = useState(0);

  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
    const back = rtl ? 'ArrowRight' : 'ArrowLeft';
    if (event.key !== forward && event.key !== back) {
      return;
    }
    const step = event.key === forward ? 1 : styles.length - 1;
    const buttons = event.currentTarget.querySelectorAll('button');
    buttons[(tabStop + step) % styles.length]?.focus();
  };

  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label="Text style"
      onKeyDown={moveFocus}
    >
      {styles.map(({ label, Icon }, index) => (
        <IconButton
          key={label}
          aria-label={label}
          aria-pressed={chosen === label}
          color={chosen === label ? 'primary' : 'default'}
          tabIndex={index === tabStop ? 0 : -1}
          onFocus={() => setTabStop(index)}
          onClick={() => setChosen(chosen === label ? '' : label)}
        >
          <Icon />
        </IconButton>
      ))}
    </Stack>
  );
}
