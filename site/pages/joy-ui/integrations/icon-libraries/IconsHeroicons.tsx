import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import GlobalStyles from '@mui/joy/GlobalStyles';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import CloudArrowUpIcon from '@heroicons/react/24/outline/CloudArrowUpIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import CheckIcon from '@heroicons/react/24/solid/CheckIcon';

const styles = {
  'svg[data-slot="icon"]': {
    flexShrink: 0,
    width: 'var(--Icon-fontSize, 1.5rem)',
    height: 'var(--Icon-fontSize, 1.5rem)',
    margin: 'var(--Icon-margin)',
    color: 'var(--Icon-color)',
  },
};

export default function IconsHeroicons() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <GlobalStyles styles={styles} />
      <Button startDecorator={<CloudArrowUpIcon />}>Upload</Button>
      <Input
        aria-label="Search files"
        defaultValue="invoice"
        startDecorator={<MagnifyingGlassIcon />}
      />
      <Chip color="success" startDecorator={<CheckIcon />}>
        Saved
      </Chip>
    </Stack>
  );
}
