import { useRef, useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { KeyboardEvent } from 'react';

export default function DeskWishes() {
  const field = useRef<HTMLInputElement>(null);
  const [tags, setTags] = useState(['window', 'quiet']);
  const [text, setText] = useState('');

  const take = (event: KeyboardEvent<HTMLElement>) => {
    const tag = text.trim().toLowerCase();
    if (event.key === 'Enter' && tag !== '') {
      event.preventDefault();
      setTags(tags.includes(tag) ? tags : [...tags, tag]);
      setText('');
    }
    if (event.key === 'Backspace' && text === '') {
      setTags(tags.slice(0, -1));
    }
  };

  return (
    <Stack spacing={1.5} sx={{ width: 300, maxWidth: '100%' }}>
      <TextField
        inputRef={field}
        label="Wishes for the desk"
        helperText="Enter adds a wish, Backspace takes the last away"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={take}
      />
      <Stack
        role="log"
        aria-label="Wishes"
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', minHeight: 32 }}
      >
        {tags.map((tag) => (
          <Chip
            key={tag}
            label={tag}
            onDelete={() => {
              setTags(tags.filter((other) => other !== tag));
              field.current?.focus();
            }}
          />
        ))}
      </Stack>
    </Stack>
  );
}
