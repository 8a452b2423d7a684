import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const Seat = styled('button')(({ theme }) => ({
  backgroundColor: 'transparent',
  ...theme.variants.outlined.success,
  padding: theme.spacing(1, 2),
  borderRadius: theme.vars.radius.sm,
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': theme.variants.outlinedHover.success,
  '&[aria-pressed="true"]': theme.variants.solid.success,
  '&:disabled': theme.variants.outlinedDisabled.success,
  [theme.focus.selector]: theme.focus.default,
}));

export default function VariantStyled() {
  return (
    <Stack direction="row" spacing={1}>
      <Seat>12 A</Seat>
      <Seat aria-pressed="true">12 B</Seat>
      <Seat disabled>12 C</Seat>
    </Stack>
  );
}
