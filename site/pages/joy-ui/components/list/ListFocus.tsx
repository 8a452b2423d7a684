import { useRef, useState } from 'react';
import Button from '@mui/joy/Button';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Stack from '@mui/joy/Stack';

interface Actions {
  focusVisible(): void;
}

export default function ListFocus() {
  const first = useRef<Actions>(null);
  const [count, setCount] = useState(3);

  return (
    <div>
      <List aria-label="Days" sx={{ width: 280, maxWidth: '100%' }}>
        {Array.from({ length: count }, (_, index) => (
          <ListItem key={index}>
            <ListItemButton
              component="button"
              autoFocus={index > 2}
              action={index === 0 ? first : undefined}
            >
              Day {index + 1}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Stack direction="row" spacing={1}>
        <Button variant="soft" onClick={() => setCount(count + 1)}>
          Add a day
        </Button>
        <Button variant="plain" onClick={() => first.current?.focusVisible()}>
          Go to the first
        </Button>
      </Stack>
    </div>
  );
}
