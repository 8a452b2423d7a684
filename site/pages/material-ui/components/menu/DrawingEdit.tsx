import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import ContentCutIcon from '@mui/icons-material/ContentCut';
import ContentPasteIcon from '@mui/icons-material/ContentPaste';
import DeleteIcon from '@mui/icons-material/Delete';

const edits = [
  { name: 'Cut', keys: 'Ctrl X', Icon: ContentCutIcon },
  { name: 'Copy', keys: 'Ctrl C', Icon: ContentCopyIcon },
  { name: 'Paste', keys: 'Ctrl V', Icon: ContentPasteIcon, empty: true },
];

export default function DrawingEdit() {
  const button = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        id={button}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Edit
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{
          list: {
            dense: true,
            'aria-labelledby': button,
            sx: { width: 220, '& .danger *': { color: 'error.main' } },
          },
        }}
      >
        {edits.map(({ name, keys, Icon, empty }) => (
          <MenuItem key={name} disabled={empty} onClick={close}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{name}</ListItemText>
            <Typography variant="body2" color="text.secondary">
              {keys}
            </Typography>
          </MenuItem>
        ))}
        <Divider component="li" />
        <MenuItem className="danger" onClick={close}>
          <ListItemIcon>
            <DeleteIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Delete shape</ListItemText>
        </MenuItem>
      </Menu>
    </>
  );
}
