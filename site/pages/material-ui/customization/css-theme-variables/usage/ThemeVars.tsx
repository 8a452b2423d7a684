import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const Card = styled('article')(({ theme }) => ({
  padding: theme.spacing(2),
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  font: theme.vars.font.body2,
}));

export default function ThemeVars() {
  return <Card>Lighthouse at noon, 1.20 €</Card>;
}
