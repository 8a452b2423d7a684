import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Stack from '@mui/joy/Stack';

const markers = ['disc', 'circle', 'decimal', 'upper-roman'] as const;

export default function ListMarker() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3 }}>
      {markers.map((marker) => (
        <List
          key={marker}
          marker={marker}
          component={marker === 'disc' || marker === 'circle' ? 'ul' : 'ol'}
        >
          <ListItem>{marker}</ListItem>
          <ListItem>Knead</ListItem>
          <ListItem>Bake</ListItem>
        </List>
      ))}
    </Stack>
  );
}
