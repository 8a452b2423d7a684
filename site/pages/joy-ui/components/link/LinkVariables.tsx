import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function LinkVariables() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={4}
      sx={{ flexWrap: 'wrap', '--Link-underlineOpacity': '0.3' }}
    >
      <Link href="#team" underline="always">
        Faint underline
      </Link>
      <Link
        href="#team"
        endDecorator={<ArrowForwardIcon />}
        sx={{ '--Link-gap': '0.75rem' }}
      >
        Wide gap
      </Link>
    </Stack>
  );
}
