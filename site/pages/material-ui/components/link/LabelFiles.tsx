import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import DownloadIcon from '@mui/icons-material/Download';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';

const sizes = encodeURIComponent('size,width,height\nS,60,40\nL,100,70\n');
const withIcon = { display: 'inline-flex', alignItems: 'center', gap: 0.75 };

export default function LabelFiles() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Link
        href={`data:text/csv;charset=utf-8,${sizes}`}
        download="label-sizes.csv"
        sx={withIcon}
      >
        <DownloadIcon fontSize="inherit" />
        Label sizes (CSV, 1 KB)
      </Link>
      <Link
        href="https://www.w3.org/TR/WCAG22/#link-purpose-in-context"
        target="_blank"
        rel="noopener"
        sx={withIcon}
      >
        W3C on the purpose of links
        <OpenInNewIcon fontSize="inherit" titleAccess="opens in a new tab" />
      </Link>
    </Stack>
  );
}
