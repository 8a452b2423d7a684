import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered';

export default function DividerToolbar() {
  return (
    <Paper variant="outlined" sx={{ display: 'flex', p: 0.5, gap: 0.5 }}>
      <IconButton aria-label="Bold">
        <FormatBoldIcon />
      </IconButton>
      <IconButton aria-label="Italic">
        <FormatItalicIcon />
      </IconButton>
      <Divider orientation="vertical" variant="middle" flexItem />
      <IconButton aria-label="Bulleted list">
        <FormatListBulletedIcon />
      </IconButton>
      <IconButton aria-label="Numbered list">
        <FormatListNumberedIcon />
      </IconButton>
    </Paper>
  );
}
