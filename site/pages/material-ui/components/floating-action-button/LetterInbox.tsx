import Collapse from '@mui/material/Collapse';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import EditIcon from '@mui/icons-material/Edit';

const letters = [
  { from: 'Ada', about: 'The key to the boathouse' },
  { from: 'Choir', about: 'No rehearsal on Tuesday' },
  { from: 'Ben', about: 'Photographs of the kiln' },
  { from: 'Library', about: 'Two books are ready' },
  { from: 'Nora', about: 'Re: Bread on Sunday' },
  { from: 'Harbour', about: 'Your berth from May' },
  { from: 'Mei', about: 'The recipe, at last' },
];

export default function LetterInbox() {
  const moved = useScrollTrigger({ disableHysteresis: true, threshold: 40 });

  return (
    <>
      <List aria-label="Letters" sx={{ pb: 10 }}>
        {letters.map(({ from, about }) => (
          <ListItem key={from}>
            <ListItemText primary={from} secondary={about} />
          </ListItem>
        ))}
      </List>
      <Fab
        variant="extended"
        color="secondary"
        aria-label="Write a letter"
        sx={{ position: 'fixed', bottom: 16, insetInlineEnd: 16 }}
      >
        <EditIcon />
        <Collapse in={!moved} orientation="horizontal">
          <span style={{ paddingInlineStart: 8, whiteSpace: 'nowrap' }}>
            Write a letter
          </span>
        </Collapse>
      </Fab>
    </>
  );
}
