import { styled } from '@mui/material/styles';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const Card = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  padding: theme.spacing(1, 2),
  border: '1px dashed',
  borderRadius: 12,
}));

const books = [
  { title: 'The quiet lock', author: 'Mira Sandoval' },
  { title: 'Northern bread', author: 'Jonas Eide' },
];

export default function ListCustomized() {
  return (
    <List
      component="ol"
      aria-label="To read"
      classes={{ padding: 'shelf' }}
      sx={{ display: 'grid', gap: 1, width: 320, maxWidth: '100%' }}
    >
      {books.map(({ title, author }, index) => (
        <ListItem
          key={title}
          slots={{ root: Card }}
          slotProps={{ root: { className: `book-${index}` } }}
          sx={{ '&.book-1': { borderColor: 'divider' } }}
        >
          <ListItemAvatar aria-hidden>{index + 1}</ListItemAvatar>
          <ListItemText
            primary={title}
            secondary={author}
            classes={{ primary: 'title' }}
            sx={{ '& .title': { fontWeight: 500 } }}
          />
        </ListItem>
      ))}
    </List>
  );
}
