import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

const tags = ['News', 'Recipes', 'Travel', 'Garden', 'Books', 'Music', 'Film'];

export default function ListHorizontal() {
  return (
    <List
      orientation="horizontal"
      wrap
      aria-label="Topics"
      sx={{
        maxWidth: 320,
        '--List-gap': '8px',
        '--ListItem-radius': '20px',
      }}
    >
      {tags.map((tag) => (
        <ListItem key={tag}>
          <ListItemButton variant="outlined">{tag}</ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
