import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { PaperProps } from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

function PaperWithFooter({ children, ...props }: PaperProps) {
  return (
    <Paper {...props}>
      {children}
      <Button fullWidth onMouseDown={(event) => event.preventDefault()}>
        Manage projects
      </Button>
    </Paper>
  );
}

export default function AutocompletePaperFooter() {
  return (
    <Autocomplete
      options={['Ferry app', 'Tide tables', 'Website']}
      slots={{ paper: PaperWithFooter }}
      renderInput={(params) => <TextField {...params} label="Project" />}
    />
  );
}
