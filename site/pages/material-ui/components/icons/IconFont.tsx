import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';

export default function IconFont() {
  return (
    <Stack
      direction="row"
      spacing={3}
      sx={{ alignItems: 'center', height: 36 }}
    >
      <Icon fontSize="small">cottage</Icon>
      <Icon color="primary">water_drop</Icon>
      <Icon fontSize="large">directions_bus</Icon>
    </Stack>
  );
}
