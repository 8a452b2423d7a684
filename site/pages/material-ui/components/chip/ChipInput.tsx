import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ChipInput() {
  const field = useRef<HTMLInputElement>(null);
  const [tags, setTags] = useState(['urgent', 'billing']);
  const [text, setText] = useState('');

  const edit = (event: KeyboardEvent<HTMLElement>) => {
    const tag = text.trim();
    if (event.key === 'Enter' && tag !== '') {
      event.preventDefault();
      setTags(tags.includes(tag) ? tags : [...tags, tag]);
      setText('');
    } else if (event.key === 'Backspace' && text === '') {
      setTags(tags.slice(0, -1));
    }
  };

  return (
    <Stack spacing={1} sx={{ width: 300, maxWidth: '100%' }}>
      <TextField
        inputRef={field}
        label="Tags"
        id="tags"
        helperText="Enter adds a tag, Backspace removes the last one."
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={edit}
      />
      <Stack
        component="ul"
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ m: 0, p: 0, flexWrap: 'wrap', minHeight: 32 }}
      >
        {tags.map((tag) => (
          <li key={tag} style={{ display: 'block' }}>
            <Chip
              label={tag}
              onDelete={() => {
                setTags(tags.filter((other) => other !== tag));
                field.current?.focus();
              }}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
