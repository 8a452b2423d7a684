import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AccessibleIcon from '@mui/icons-material/Accessible';
import WifiIcon from '@mui/icons-material/Wifi';

export default function IconTitleAccess() {
  return (
    <Stack direction="row" spacing={1}>
      <Typography>Platform 3</Typography>
      <WifiIcon titleAccess="Wi-Fi" />
      <AccessibleIcon titleAccess="No steps" />
    </Stack>
  );
}
