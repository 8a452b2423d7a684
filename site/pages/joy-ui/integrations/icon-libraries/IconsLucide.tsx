import Button from '@mui/joy/Button';
import GlobalStyles from '@mui/joy/GlobalStyles';
import Input from '@mui/joy/Input';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Stack from '@mui/joy/Stack';
import Search from 'lucide-react/icons/search';
import Trash from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';

const styles = {
  '.lucide': {
    flexShrink: 0,
    width: 'var(--Icon-fontSize, 1.5rem)',
    height: 'var(--Icon-fontSize, 1.5rem)',
    margin: 'var(--Icon-margin)',
    color: 'var(--Icon-color)',
  },
};

export default function IconsLucide() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <GlobalStyles styles={styles} />
      <Button startDecorator={<Upload />}>Upload</Button>
      <Input
        aria-label="Search files"
        defaultValue="invoice"
        startDecorator={<Search />}
      />
      <List>
        <ListItem>
          <ListItemButton>
            <ListItemDecorator>
              <Trash />
            </ListItemDecorator>
            Trash
          </ListItemButton>
        </ListItem>
      </List>
    </Stack>
  );
}
