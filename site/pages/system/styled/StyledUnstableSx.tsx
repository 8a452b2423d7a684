import styled from '@mui/system/styled';

const Panel = styled('section')(({ theme }) =>
  theme.unstable_sx({
    px: { xs: 2, sm: 4 },
    py: 2,
    bgcolor: 'light-dark(#f1f5f9, #1e293b)',
    borderRadius: 2,
  }),
);

export default function StyledUnstableSx() {
  return <Panel>Shorthands in a styled component</Panel>;
}
