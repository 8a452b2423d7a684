import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Link from '@mui/joy/Link';

export default function LinkNewTab() {
  return (
    <Link
      href="https://www.w3.org/WAI/"
      target="_blank"
      rel="noreferrer"
      endDecorator={<OpenInNewIcon titleAccess="opens in a new tab" />}
    >
      Web accessibility
    </Link>
  );
}
