import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled, useThemeProps } from '@mui/joy/styles';
import type {
  ColorPaletteProp,
  StyleOverrides,
  VariantProp,
} from '@mui/joy/styles';
import type { SxProps } from '@mui/joy/styles/types';

export interface StatProps extends Omit<ComponentPropsWithRef<'div'>, 'color'> {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly variant?: VariantProp;
  readonly color?: ColorPaletteProp;
  readonly sx?: SxProps;
}

interface StatOwnerState extends StatProps {
  readonly variant: VariantProp;
  readonly color: ColorPaletteProp;
}

declare module '@mui/joy/styles' {
  interface Components<Theme> {
    JoyStat?: {
      defaultProps?: Partial<StatProps>;
      styleOverrides?: StyleOverrides<'root' | 'value', StatOwnerState, Theme>;
    };
  }
}

const StatRoot = styled('div', { name: 'JoyStat', slot: 'root' })<{
  readonly ownerState: StatOwnerState;
}>(({ theme, ownerState }) => ({
  ...theme.typography['body-sm'],
  padding: theme.spacing(2),
  borderRadius: theme.vars.radius.md,
  ...theme.variants[ownerState.variant][ownerState.color],
}));

const StatValue = styled('div', { name: 'JoyStat', slot: 'value' })<{
  readonly ownerState: StatOwnerState;
}>(({ theme }) => ({
  fontSize: theme.vars.fontSize.xl3,
  fontWeight: theme.vars.fontWeight.lg,
}));

export default function Stat(inProps: StatProps) {
  const props = useThemeProps({ props: inProps, name: 'JoyStat' });
  const { label, value, variant = 'soft', color = 'neutral', ...other } = props;
  const ownerState = { ...props, variant, color };

  return (
    <StatRoot ownerState={ownerState} {...other}>
      <StatValue ownerState={ownerState}>{value}</StatValue>
      {label}
    </StatRoot>
  );
}
