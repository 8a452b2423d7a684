import { useState } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const languages = ['Arabic', 'Danish', 'English', 'Finnish', 'Spanish'];

interface ListboxProps {
  label: string;
  items: string[];
  selected: string[];
  onSelect: (items: string[]) => void;
}

function Listbox({ label, items, selected, onSelect }: ListboxProps) {
  const [focused, setFocused] = useState('');
  const tabStop = items.includes(focused) ? focused : items[0];

  return (
    <Paper variant="outlined" sx={{ flex: 1, minHeight: 234 }}>
      <Typography variant="subtitle2" component="p" sx={{ px: 2, pt: 1 }}>
        {label} ({items.length})
      </Typography>
      <MenuList
        dense
        role="listbox"
        aria-label={label}
        aria-multiselectable
        onKeyDown={(event) => {
          if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            onSelect(items);
          }
        }}
      >
        {items.map((item) => (
          <MenuItem
            key={item}
            role="option"
            selected={selected.includes(item)}
            aria-selected={selected.includes(item)}
            tabIndex={item === tabStop ? 0 : -1}
            onFocus={() => setFocused(item)}
            onClick={() =>
              onSelect(
                selected.includes(item)
                  ? selected.filter((one) => one !== item)
                  : [...selected, item],
              )
            }
          >
            {item}
          </MenuItem>
        ))}
      </MenuList>
    </Paper>
  );
}

export default function TransferListKeyboard() {
  const [spoken, setSpoken] = useState(['English']);
  const [adding, setAdding] = useState<string[]>([]);
  const [removing, setRemoving] = useState<string[]>([]);

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
      <Listbox
        label="All languages"
        items={languages.filter((item) => !spoken.includes(item))}
        selected={adding}
        onSelect={setAdding}
      />
      <Stack spacing={1} sx={{ justifyContent: 'center' }}>
        <Button
          variant="outlined"
          onClick={() => {
            setSpoken([...spoken, ...adding]);
            setAdding([]);
          }}
        >
          Add {adding.length}
        </Button>
        <Button
          variant="outlined"
          onClick={() => {
            setSpoken(spoken.filter((item) => !removing.includes(item)));
            setRemoving([]);
          }}
        >
          Remove {removing.length}
        </Button>
      </Stack>
      <Listbox
        label="Spoken"
        items={spoken}
        selected={removing}
        onSelect={setRemoving}
      />
    </Stack>
  );
}
