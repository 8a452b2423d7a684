import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/joy/Button';

export default function ButtonLink() {
  return (
    <Button
      component="a"
      href="https://www.w3.org/WAI/ARIA/apg/"
      variant="outlined"
      endDecorator={<OpenInNewIcon />}
    >
      Read the patterns
    </Button>
  );
}
