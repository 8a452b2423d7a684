import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import FolderIcon from '@mui/icons-material/Folder';
import PrintIcon from '@mui/icons-material/Print';

export default function AvatarIcon() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        <FolderIcon />
      </Avatar>
      <Avatar sx={{ bgcolor: 'action.selected', color: 'text.primary' }}>
        <PrintIcon fontSize="small" />
      </Avatar>
    </Stack>
  );
}
