import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import ContentCutIcon from '@mui/icons-material/ContentCut';
import ContentPasteIcon from '@mui/icons-material/ContentPaste';

const items = [
  { label: 'Cut', keys: 'Ctrl X', Icon: ContentCutIcon },
  { label: 'Copy', keys: 'Ctrl C', Icon: ContentCopyIcon },
  { label: 'Paste', keys: 'Ctrl V', Icon: ContentPasteIcon },
];

export default function MenuIcons() {
  return (
    <Paper elevation={3} sx={{ width: 260 }}>
      <MenuList aria-label="Edit">
        {items.map(({ label, keys, Icon }) => (
          <MenuItem key={label}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{label}</ListItemText>
            <Typography variant="body2" color="text.secondary">
              {keys}
            </Typography>
          </MenuItem>
        ))}
      </MenuList>
    </Paper>
  );
}
