import Checkbox from '@mui/material/Checkbox';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';

export default function CheckboxIcons() {
  return (
    <Checkbox
      defaultChecked
      icon={<BookmarkBorderIcon />}
      checkedIcon={<BookmarkIcon />}
      slotProps={{ input: { 'aria-label': 'Save this article' } }}
    />
  );
}
