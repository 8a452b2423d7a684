import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatUnderlinedIcon from '@mui/icons-material/FormatUnderlined';

const actions = [
  { name: 'Bold', key: 'b', Icon: FormatBoldIcon },
  { name: 'Italic', key: 'i', Icon: FormatItalicIcon },
  { name: 'Underline', key: 'u', Icon: FormatUnderlinedIcon },
];

interface ActionProps {
  action: (typeof actions)[number];
  on: boolean;
  onToggle: () => void;
}

function Action({ action: { name, key, Icon }, on, onToggle }: ActionProps) {
  return (
    <Tooltip
      enterDelay={500}
      title={
        <>
          {name}
          <Box component="kbd" sx={{ ml: 1, opacity: 0.8 }}>
            Ctrl+{key.toUpperCase()}
          </Box>
        </>
      }
    >
      <IconButton
        aria-label={name}
        aria-keyshortcuts={`Control+${key.toUpperCase()}`}
        aria-pressed={on}
        color={on ? 'primary' : 'default'}
        onClick={onToggle}
      >
        <Icon />
      </IconButton>
    </Tooltip>
  );
}

export default function FormattingToolbar() {
  const [styles, setStyles] = useState(['Bold']);

  const toggle = (name: string) => {
    const others = styles.filter((style) => style !== name);
    setStyles(others.length < styles.length ? others : [...styles, name]);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const action = actions.find(({ key }) => key === event.key);
    if (action && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      toggle(action.name);
    }
  };

  return (
    <Paper variant="outlined" sx={{ maxWidth: 440, mx: 'auto' }}>
      <Toolbar variant="dense" role="group" aria-label="Text style">
        {actions.map((action) => (
          <Action
            key={action.name}
            action={action}
            on={styles.includes(action.name)}
            onToggle={() => toggle(action.name)}
          />
        ))}
      </Toolbar>
      <Box sx={{ p: 2, pt: 0 }}>
        <TextField
          multiline
          fullWidth
          minRows={2}
          label="Note"
          defaultValue="Call the printer on Friday."
          onKeyDown={handleKeyDown}
          slotProps={{
            htmlInput: {
              style: {
                fontWeight: styles.includes('Bold') ? 700 : 400,
                fontStyle: styles.includes('Italic') ? 'italic' : 'normal',
                textDecoration: styles.includes('Underline')
                  ? 'underline'
                  : 'none',
              },
            },
          }}
        />
      </Box>
    </Paper>
  );
}
