import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';

const separators = [
  { name: 'With a dot', separator: '·' },
  {
    name: 'With an arrow',
    separator: (
      <ChevronRightIcon
        fontSize="small"
        sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
      />
    ),
  },
];

export default function TramLines() {
  return (
    <Stack spacing={2}>
      {separators.map(({ name, separator }) => (
        <Breadcrumbs key={name} aria-label={name} separator={separator}>
          <Link href="#TramLines" underline="hover">
            Trams
          </Link>
          <Link href="#TramLines" underline="hover">
            Line 4
          </Link>
          <Typography aria-current="page" color="text.primary">
            Harbour bridge
          </Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
