import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

const pages = ['Terms', 'Privacy', 'Imprint', 'Contact'];

export default function StackList() {
  return (
    <Stack
      component="ul"
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {pages.map((page) => (
        <li key={page}>
          <Link href="#element">{page}</Link>
        </li>
      ))}
    </Stack>
  );
}
