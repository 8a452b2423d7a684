import Collapse from '@mui/material/Collapse';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import EditIcon from '@mui/icons-material/Edit';

const subjects = [
  'Invoice for March',
  'Team lunch',
  'Your ticket 4471',
  'New sign-in',
  'Meeting notes',
  'Vacation plan',
  'Weekly report',
];

export default function FabCollapse() {
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: 40 });

  return (
    <>
      <Fab
        variant="extended"
        color="primary"
        aria-label="Write message"
        sx={{ position: 'fixed', bottom: 16, insetInlineEnd: 16 }}
      >
        <EditIcon />
        <Collapse in={!scrolled} orientation="horizontal">
          <span style={{ paddingInlineStart: 8, whiteSpace: 'nowrap' }}>
            Write message
          </span>
        </Collapse>
      </Fab>
      <List aria-label="Messages" sx={{ pb: 11 }}>
        {subjects.map((subject) => (
          <ListItem key={subject} divider>
            <ListItemText primary={subject} secondary="No reply yet" />
          </ListItem>
        ))}
      </List>
    </>
  );
}
