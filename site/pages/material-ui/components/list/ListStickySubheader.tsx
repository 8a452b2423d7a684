import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';

const countries = {
  A: ['Albania', 'Argentina', 'Australia', 'Austria'],
  B: ['Belgium', 'Brazil', 'Bulgaria'],
  C: ['Canada', 'Chile', 'Croatia', 'Czechia'],
};

export default function ListStickySubheader() {
  return (
    <Paper
      variant="outlined"
      role="region"
      aria-label="Countries"
      tabIndex={0}
      sx={{ width: 320, maxWidth: '100%', height: 260, overflow: 'auto' }}
    >
      <List disablePadding>
        {Object.entries(countries).map(([letter, names]) => (
          <li key={letter}>
            <List disablePadding aria-label={letter}>
              <ListSubheader>{letter}</ListSubheader>
              {names.map((name) => (
                <ListItem key={name}>
                  <ListItemText primary={name} />
                </ListItem>
              ))}
            </List>
          </li>
        ))}
      </List>
    </Paper>
  );
}
