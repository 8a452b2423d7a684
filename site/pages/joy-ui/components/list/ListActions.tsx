import DeleteIcon from '@mui/icons-material/Delete';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

const tracks = ['Morning tide', 'Paper lanterns'];

export default function ListActions() {
  return (
    <List aria-label="Queue" sx={{ width: 280, maxWidth: '100%' }}>
      {tracks.map((track) => (
        <ListItem
          key={track}
          startAction={
            <IconButton size="sm" aria-label={`Play ${track}`}>
              <PlayArrowIcon />
            </IconButton>
          }
          endAction={
            <IconButton size="sm" color="danger" aria-label={`Remove ${track}`}>
              <DeleteIcon />
            </IconButton>
          }
        >
          <ListItemButton>{track}</ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
