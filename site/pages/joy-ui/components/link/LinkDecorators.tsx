import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import DescriptionIcon from '@mui/icons-material/Description';
import Chip from '@mui/joy/Chip';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function LinkDecorators() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Link href="#contract" startDecorator={<DescriptionIcon />}>
        Contract 2026
      </Link>
      <Link
        href="#changelog"
        endDecorator={
          <Chip size="sm" color="success" variant="soft">
            New
          </Chip>
        }
      >
        Changelog
      </Link>
      <Link href="#orders" level="title-lg" endDecorator={<ArrowForwardIcon />}>
        All orders
      </Link>
    </Stack>
  );
}
