import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const separators = [
  '/',
  '·',
  '—',
  <ChevronRightIcon
    key="icon"
    sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
  />,
];

export default function BreadcrumbsSeparators() {
  return (
    <Stack>
      {separators.map((separator, index) => (
        <Breadcrumbs
          key={index}
          separator={separator}
          aria-label={`Separator ${index + 1}`}
        >
          <Link href="#library">Library</Link>
          <Link href="#history">History</Link>
          <Typography>Maps</Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
