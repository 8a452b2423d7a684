import { useRef, useState } from 'react';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import LinkIcon from '@mui/icons-material/Link';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';

const tools = [
  { name: 'Bold', Icon: FormatBoldIcon },
  { name: 'Italic', Icon: FormatItalicIcon },
  { name: 'Link', Icon: LinkIcon },
];

interface Actions {
  focusVisible(): void;
}

export default function IconButtonToolbar() {
  const [current, setCurrent] = useState(0);
  const actions = useRef<(Actions | null)[]>([]);

  const move = (step: number) => {
    const next = (current + step + tools.length) % tools.length;
    setCurrent(next);
    actions.current[next]?.focusVisible();
  };

  return (
    <Sheet
      role="toolbar"
      aria-label="Text style"
      variant="outlined"
      sx={{
        display: 'flex',
        gap: 0.5,
        p: 0.5,
        borderRadius: 'md',
        '& .Mui-focusVisible': { bgcolor: 'primary.softBg' },
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') move(1);
        if (event.key === 'ArrowLeft') move(-1);
      }}
    >
      {tools.map(({ name, Icon }, index) => (
        <IconButton
          key={name}
          aria-label={name}
          tabIndex={index === current ? 0 : -1}
          action={(handle) => {
            actions.current[index] = handle;
          }}
          onClick={() => setCurrent(index)}
        >
          <Icon />
        </IconButton>
      ))}
    </Sheet>
  );
}
