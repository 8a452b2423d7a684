import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const Seal = styled('strong')(({ theme }) => {
  const { primary, background } = theme.vars.palette;
  return {
    padding: theme.spacing(2),
    backgroundColor: `color-mix(in srgb, ${primary.main} 20%, ${background.paper})`,
    border: `2px solid color-mix(in srgb, ${primary.main} 60%, black)`,
  };
});

export default function ColorMix() {
  return <Seal>Sealed on arrival</Seal>;
}
