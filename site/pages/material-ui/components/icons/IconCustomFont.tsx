import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';

export default function IconCustomFont() {
  return (
    <Stack direction="row" spacing={3} sx={{ '& .suit': { lineHeight: 1 } }}>
      <Icon component="i" baseClassName="suit">
        ♠
      </Icon>
      <Icon component="i" baseClassName="suit" color="error">
        ♥
      </Icon>
    </Stack>
  );
}
