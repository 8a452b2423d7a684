import HelpIcon from '@mui/icons-material/Help';
import IconButton from '@mui/joy/IconButton';

export default function IconButtonLink() {
  return (
    <IconButton
      component="a"
      href="https://www.w3.org/WAI/ARIA/apg/"
      variant="soft"
      aria-label="Help"
      sx={{ '--IconButton-radius': '50%' }}
    >
      <HelpIcon />
    </IconButton>
  );
}
