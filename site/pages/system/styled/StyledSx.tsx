import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

const Tag = styled('span')({
  padding: '4px 12px',
  border: '1px solid',
  borderRadius: 6,
});

export default function StyledSx() {
  return (
    <Stack direction="row" spacing={2}>
      <Tag>Vegan</Tag>
      <Tag sx={{ px: 3, bgcolor: 'light-dark(#dcfce7, #14532d)' }}>New</Tag>
    </Stack>
  );
}
