import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const lists = [
  ['Email', 'Phone'],
  ['Name', 'City'],
];

export default function TransferListSpecimen() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      {lists.map((names, index) => (
        <Paper key={names[0]} variant="outlined" sx={{ width: 92, order: index * 2 }}>
          {names.map((name) => (
            <ListItem key={name} dense disablePadding component="div" sx={{ px: 1.5 }}>
              <ListItemText primary={name} />
            </ListItem>
          ))}
        </Paper>
      ))}
      <Stack sx={{ order: 1 }}>
        <IconButton size="small" color="primary">
          <ChevronRightIcon />
        </IconButton>
        <IconButton size="small">
          <ChevronLeftIcon />
        </IconButton>
      </Stack>
    </Stack>
  );
}
