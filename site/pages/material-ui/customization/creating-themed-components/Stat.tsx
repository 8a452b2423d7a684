import type { ComponentProps, ElementType, ReactNode } from 'react';
import {
  styled,
  useThemeProps,
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  type Theme,
} from '@mui/material/styles';

export interface StatOwnerState {
  variant: 'plain' | 'outlined';
  size: 'medium' | 'large';
}

export interface StatProps
  extends Partial<StatOwnerState>, ComponentProps<'div'> {
  label: ReactNode;
  slots?: { value?: ElementType; label?: ElementType };
  slotProps?: { value?: ComponentProps<'div'>; label?: ComponentProps<'div'> };
  sx?: SxProps<Theme>;
}

const StatRoot = styled('div', { name: 'MuiStat', slot: 'root' })<{
  ownerState: StatOwnerState;
}>(({ theme }) => ({
  padding: theme.spacing(2, 3),
  variants: [
    {
      props: { variant: 'outlined' },
      style: { border: '1px solid', borderRadius: theme.shape.borderRadius },
    },
  ],
}));

const StatLabel = styled('div', { name: 'MuiStat', slot: 'label' })<{
  ownerState: StatOwnerState;
}>(({ theme }) => theme.typography.body2);

const StatValue = styled('div', { name: 'MuiStat', slot: 'value' })<{
  ownerState: StatOwnerState;
}>(({ theme }) => ({
  ...theme.typography.h5,
  variants: [{ props: { size: 'large' }, style: theme.typography.h3 }],
}));

export default function Stat(inProps: StatProps) {
  const {
    variant = 'plain',
    size = 'medium',
    label,
    children,
    className,
    slots = {},
    slotProps = {},
    ...other
  } = useThemeProps({ props: inProps, name: 'MuiStat' });
  const ownerState = { variant, size };

  return (
    <StatRoot
      ownerState={ownerState}
      className={['MuiStat-root', className].filter(Boolean).join(' ')}
      {...other}
    >
      <StatLabel as={slots.label} ownerState={ownerState} {...slotProps.label}>
        {label}
      </StatLabel>
      <StatValue as={slots.value} ownerState={ownerState} {...slotProps.value}>
        {children}
      </StatValue>
    </StatRoot>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    MuiStat: 'root' | 'label' | 'value';
  }
  interface ComponentsPropsList {
    MuiStat: Partial<StatProps>;
  }
  interface Components<Theme = unknown> {
    MuiStat?: {
      defaultProps?: ComponentsPropsList['MuiStat'];
      styleOverrides?: ComponentsOverrides<Theme>['MuiStat'];
      variants?: ComponentsVariants<Theme>['MuiStat'];
    };
  }
}
