import HomeIcon from '@mui/icons-material/Home';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function ListSizes() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {sizes.map((size) => (
        <List key={size} size={size} variant="outlined" sx={{ width: 160 }}>
          <ListItem>
            <ListItemDecorator>
              <HomeIcon />
            </ListItemDecorator>
            {size}
          </ListItem>
          <ListItem>Without an icon</ListItem>
        </List>
      ))}
    </Stack>
  );
}
