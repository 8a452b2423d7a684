import CheckIcon from '@mui/icons-material/Check';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import Avatar from '@mui/joy/Avatar';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function ChipDecorators() {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Chip color="success" startDecorator={<CheckIcon />}>
        Paid
      </Chip>
      <Chip startDecorator={<Avatar variant="solid" alt="Ada" />}>Ada</Chip>
      <Chip variant="outlined" endDecorator={<KeyboardArrowDownIcon />}>
        Status
      </Chip>
    </Stack>
  );
}
