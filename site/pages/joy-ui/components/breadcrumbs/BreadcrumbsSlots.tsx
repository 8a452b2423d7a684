import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import { styled } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const Dot = styled('li')(({ theme }) => ({
  width: 6,
  height: 6,
  borderRadius: '50%',
  fontSize: 0,
  backgroundColor: theme.vars.palette.primary.solidBg,
}));

export default function BreadcrumbsSlots() {
  return (
    <Breadcrumbs
      aria-label="Course"
      slots={{ separator: Dot }}
      slotProps={{ ol: { sx: { columnGap: 1.5 } } }}
    >
      <Link href="#courses">Courses</Link>
      <Link href="#pottery">Pottery</Link>
      <Typography aria-current="page">Glazing</Typography>
    </Breadcrumbs>
  );
}
