import Autocomplete from '@mui/material/Autocomplete';
import Paper, { type PaperProps } from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

function PeoplePaper({ children, ...props }: PaperProps) {
  return (
    <Paper {...props}>
      <Typography variant="overline" sx={{ px: 2 }}>
        Your team
      </Typography>
      {children}
    </Paper>
  );
}

export default function SlotsOwnPart() {
  return (
    <Autocomplete
      options={['Amara Okafor', 'Luis Moreno', 'Hanna Lind']}
      sx={{ width: 260 }}
      slots={{ paper: PeoplePaper }}
      renderInput={(params) => <TextField {...params} label="Reviewer" />}
    />
  );
}
