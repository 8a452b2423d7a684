import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import CloseIcon from '@mui/icons-material/Close';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxIcons() {
  return (
    <Stack spacing={2}>
      <Checkbox
        label="Out of stock"
        defaultChecked
        checkedIcon={<CloseIcon />}
      />
      <Checkbox
        label="Save for later"
        variant="plain"
        defaultChecked
        uncheckedIcon={<BookmarkBorderIcon />}
        checkedIcon={<BookmarkIcon />}
      />
    </Stack>
  );
}
