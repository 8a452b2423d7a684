import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const files = ['Budget.xlsx', 'Contract.pdf', 'Logo.svg'];

export default function AppBarSelection() {
  const [selected, setSelected] = useState(['Contract.pdf']);
  const count = selected.length;

  const toggle = (file: string) =>
    setSelected(
      selected.includes(file)
        ? selected.filter((other) => other !== file)
        : [...selected, file],
    );

  return (
    <Paper variant="outlined">
      <AppBar
        position="static"
        component="div"
        elevation={0}
        color={count > 0 ? 'secondary' : 'default'}
      >
        <Toolbar>
          <Typography role="status" sx={{ flexGrow: 1 }}>
            {count > 0 ? `${count} selected` : 'Files'}
          </Typography>
          {count > 0 && (
            <Button color="inherit" onClick={() => setSelected([])}>
              Clear
            </Button>
          )}
        </Toolbar>
      </AppBar>
      <Stack sx={{ px: 3, py: 1 }}>
        {files.map((file) => (
          <FormControlLabel
            key={file}
            label={file}
            control={
              <Checkbox
                checked={selected.includes(file)}
                onChange={() => toggle(file)}
              />
            }
          />
        ))}
      </Stack>
    </Paper>
  );
}
