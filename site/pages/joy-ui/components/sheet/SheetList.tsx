import FolderIcon from '@mui/icons-material/Folder';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Sheet from '@mui/joy/Sheet';

export default function SheetList() {
  return (
    <Sheet
      variant="outlined"
      sx={{ width: 260, maxWidth: '100%', borderRadius: 'lg' }}
    >
      <List sx={{ '--List-padding': '6px' }}>
        {['Invoices', 'Contracts', 'Photos'].map((name) => (
          <ListItem key={name}>
            <ListItemButton selected={name === 'Invoices'}>
              <ListItemDecorator>
                <FolderIcon />
              </ListItemDecorator>
              {name}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
