import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

const Title = styled('p')({
  margin: 0,
  paddingBlockEnd: 4,
  fontSize: 22,
  fontWeight: 650,
  borderBlockEnd: '2px solid light-dark(#0f766e, #5eead4)',
});

export default function StyledAs() {
  return (
    <Stack spacing={2}>
      <Title>A paragraph</Title>
      <Title as="strong">The same styles on a strong element</Title>
    </Stack>
  );
}
