import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import StarIcon from '@mui/icons-material/Star';
import Stack from '@mui/joy/Stack';

const insets = ['context', 'gutter', 'startDecorator', 'startContent'] as const;

export default function ListDividers() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      {insets.map((inset) => (
        <List
          key={inset}
          variant="outlined"
          sx={{ width: 200, flexGrow: 0, borderRadius: 'sm' }}
        >
          <ListItem>
            <ListItemDecorator>
              <StarIcon />
            </ListItemDecorator>
            {inset}
          </ListItem>
          <ListDivider aria-hidden inset={inset} />
          <ListItem>
            <ListItemDecorator>
              <StarIcon />
            </ListItemDecorator>
            Next item
          </ListItem>
        </List>
      ))}
    </Stack>
  );
}
