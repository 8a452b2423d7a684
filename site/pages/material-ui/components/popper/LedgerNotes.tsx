import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import TextField from '@mui/material/TextField';

const entries = ['Oats, 20 kg', 'Salt, 5 kg', 'Honey, 12 jars', 'Candles, 40'];
const options = { strategy: 'fixed' } as const;

interface EntryProps {
  name: string;
  page: HTMLElement | null;
  open: boolean;
  onToggle: () => void;
}

function Entry({ name, page, open, onToggle }: EntryProps) {
  const id = useId();
  const [row, setRow] = useState<HTMLElement | null>(null);

  return (
    <>
      <ListItemButton
        ref={setRow}
        selected={open}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        {name}
      </ListItemButton>
      {page && (
        <Popper
          keepMounted
          open={open}
          anchorEl={row}
          container={page}
          placement="right"
          popperOptions={options}
          slots={{ root: 'section' }}
          slotProps={{
            root: { id, role: 'group', 'aria-label': `Note on ${name}` },
          }}
        >
          <Box sx={{ p: 1, width: { xs: 120, sm: 180 } }}>
            <TextField label="Note" size="small" fullWidth />
          </Box>
        </Popper>
      )}
    </>
  );
}

export default function LedgerNotes() {
  const [page, setPage] = useState<HTMLElement | null>(null);
  const [noted, setNoted] = useState('');

  return (
    <Paper ref={setPage} variant="outlined" sx={{ maxWidth: 420, mx: 'auto' }}>
      <List
        component="div"
        role="group"
        aria-label="Stores"
        sx={{ height: 150, overflow: 'auto', paddingInlineEnd: '55%' }}
      >
        {entries.map((name) => (
          <Entry
            key={name}
            name={name}
            page={page}
            open={name === noted}
            onToggle={() => setNoted(name === noted ? '' : name)}
          />
        ))}
      </List>
    </Paper>
  );
}
