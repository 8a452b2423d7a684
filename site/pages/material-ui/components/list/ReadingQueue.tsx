import { styled } from '@mui/material/styles';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import BookmarkIcon from '@mui/icons-material/Bookmark';

const Shelf = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  padding: theme.spacing(1, 2),
  border: '1px dashed',
  borderRadius: 12,
  '& .number': { ...theme.typography.h5, minWidth: 40 },
  '& .title': { fontWeight: 500 },
  '& .mark': { minWidth: 0 },
}));

const books = [
  { title: 'The quiet lock', author: 'Mira Sandoval', begun: true },
  { title: 'Northern bread', author: 'Jonas Eide', begun: false },
  { title: 'A field of antennas', author: 'Priya Raman', begun: false },
];

export default function ReadingQueue() {
  return (
    <List
      component="ol"
      aria-label="To read"
      sx={{ display: 'grid', gap: 1, width: 300, maxWidth: '100%' }}
    >
      {books.map(({ title, author, begun }, index) => (
        <ListItem
          key={title}
          slots={{ root: Shelf }}
          slotProps={{ root: { className: begun ? 'begun' : 'waiting' } }}
          sx={{ '&.waiting': { borderColor: 'divider' } }}
        >
          <ListItemAvatar classes={{ root: 'number' }} aria-hidden>
            {index + 1}
          </ListItemAvatar>
          <ListItemText
            classes={{ primary: 'title' }}
            primary={title}
            secondary={author}
          />
          {begun && (
            <ListItemIcon classes={{ root: 'mark' }}>
              <BookmarkIcon titleAccess="Begun" />
            </ListItemIcon>
          )}
        </ListItem>
      ))}
    </List>
  );
}
