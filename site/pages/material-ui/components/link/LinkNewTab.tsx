import Link from '@mui/material/Link';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';

export default function LinkNewTab() {
  return (
    <Link href="https://www.w3.org/WAI/" target="_blank" rel="noreferrer">
      Accessibility guidelines
      <OpenInNewIcon
        fontSize="inherit"
        titleAccess="(opens in a new tab)"
        sx={{ ml: 0.5, verticalAlign: 'middle' }}
      />
    </Link>
  );
}
