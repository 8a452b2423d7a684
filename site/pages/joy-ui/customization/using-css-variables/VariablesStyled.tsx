import { styled } from '@mui/joy/styles';

const Notice = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(2),
  borderRadius: theme.vars.radius.md,
  color: theme.vars.palette.warning.softColor,
  backgroundColor: theme.vars.palette.warning.softBg,
}));

export default function VariablesStyled() {
  return <Notice>Ice on the northern path</Notice>;
}
