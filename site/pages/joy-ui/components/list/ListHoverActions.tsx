import EditIcon from '@mui/icons-material/Edit';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import { styled } from '@mui/joy/styles';

const Revealed = styled('div')({
  position: 'absolute',
  insetInlineEnd: 4,
  top: '50%',
  translate: '0 -50%',
  opacity: 0,
  'li:hover > &, li:focus-within > &': { opacity: 1 },
  '@media (hover: none)': { opacity: 1 },
});

const boards = ['Roadmap', 'Bugs', 'Research'];

export default function ListHoverActions() {
  return (
    <List
      slotProps={{ root: { 'aria-label': 'Boards' } }}
      sx={{ width: 260, maxWidth: '100%' }}
    >
      {boards.map((board) => (
        <ListItem
          key={board}
          slots={{ endAction: Revealed }}
          slotProps={{
            root: ({ endAction }) => ({ 'data-edit': !!endAction }),
          }}
          endAction={
            <IconButton size="sm" aria-label={`Rename ${board}`}>
              <EditIcon />
            </IconButton>
          }
        >
          <ListItemButton
            slotProps={{
              root: ({ focusVisible }) => ({
                sx: { fontWeight: focusVisible ? 'lg' : 'md' },
              }),
            }}
          >
            {board}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
