import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

const tools = ['Select', 'Draw', 'Erase', 'Measure'];

export default function ListKeyboard() {
  const [active, setActive] = useState(0);

  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (active + step + tools.length) % tools.length;
    setActive(next);
    event.currentTarget
      .querySelectorAll<HTMLElement>('[role="menuitem"]')
      [next]?.focus();
  };

  return (
    <List
      role="menubar"
      aria-orientation="vertical"
      aria-label="Tools"
      onKeyDown={move}
      sx={{ width: 220 }}
    >
      {tools.map((tool, index) => (
        <ListItem key={tool} role="none">
          <ListItemButton
            role="menuitem"
            tabIndex={index === active ? 0 : -1}
            onFocus={() => setActive(index)}
          >
            {tool}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
