import CircularProgress from '@mui/joy/CircularProgress';
import Dropdown from '@mui/joy/Dropdown';
import MenuButton from '@mui/joy/MenuButton';
import Stack from '@mui/joy/Stack';

export default function MenuButtonLoading() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Dropdown>
        <MenuButton
          loading
          loadingPosition="start"
          loadingIndicator={<CircularProgress size="sm" aria-label="Loading" />}
        >
          Teams
        </MenuButton>
      </Dropdown>
      <Dropdown>
        <MenuButton
          loading
          loadingPosition="end"
          loadingIndicator={<CircularProgress size="sm" aria-label="Loading" />}
        >
          Projects
        </MenuButton>
      </Dropdown>
      <Dropdown>
        <MenuButton disabled>Reports</MenuButton>
      </Dropdown>
    </Stack>
  );
}
