import HomeIcon from '@mui/icons-material/Home';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsSizes() {
  return (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Breadcrumbs key={size} size={size} aria-label={`Size ${size}`}>
          <Link href="#home" aria-label="Home">
            <HomeIcon />
          </Link>
          <Link href="#settings">Settings</Link>
          <Typography>size {size}</Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
