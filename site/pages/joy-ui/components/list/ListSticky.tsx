import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Sheet from '@mui/joy/Sheet';

const stations = {
  'Line 1': ['Harbor', 'Old town', 'Market', 'University'],
  'Line 2': ['Airport', 'Fair', 'Stadium', 'Zoo'],
};

export default function ListSticky() {
  return (
    <Sheet
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Stations"
      sx={{ width: 260, height: 220, overflow: 'auto', borderRadius: 'sm' }}
    >
      <List>
        {Object.entries(stations).map(([line, stops]) => (
          <ListItem nested key={line}>
            <ListSubheader sticky>{line}</ListSubheader>
            <List>
              {stops.map((stop) => (
                <ListItem key={stop}>{stop}</ListItem>
              ))}
            </List>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
