import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

const levels = [
  'h4',
  'title-lg',
  'title-md',
  'title-sm',
  'body-lg',
  'body-md',
  'body-sm',
  'body-xs',
] as const;

export default function LinkLevels() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {levels.map((level) => (
        <Link key={level} href="#levels" level={level}>
          {level}
        </Link>
      ))}
    </Stack>
  );
}
