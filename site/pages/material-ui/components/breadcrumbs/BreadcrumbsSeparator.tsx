import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';

const arrow = (
  <NavigateNextIcon
    fontSize="small"
    sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
  />
);

export default function BreadcrumbsSeparator() {
  const links = ['Team', 'Reports', 'March'].map((name) => (
    <Link key={name} href="#separator" color="inherit" underline="hover">
      {name}
    </Link>
  ));

  return (
    <Stack spacing={2}>
      <Breadcrumbs aria-label="Slash">{links}</Breadcrumbs>
      <Breadcrumbs aria-label="Dash" separator="–">
        {links}
      </Breadcrumbs>
      <Breadcrumbs aria-label="Arrow" separator={arrow}>
        {links}
      </Breadcrumbs>
    </Stack>
  );
}
