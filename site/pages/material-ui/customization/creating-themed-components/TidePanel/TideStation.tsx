import { styled, useThemeProps } from '@mui/material/styles';

interface TideStationProps {
  place: string;
  metres: number;
  variant?: 'plain' | 'framed';
}

const Root = styled('section', { name: 'MuiTideStation', slot: 'root' })<{
  ownerState: { variant: 'plain' | 'framed' };
}>(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  padding: theme.spacing(2),
  borderRadius: theme.shape.borderRadius * 2,
  variants: [{ props: { variant: 'framed' }, style: { border: '2px solid' } }],
}));

const Value = styled('strong', { name: 'MuiTideStation', slot: 'value' })(
  ({ theme }) => ({ ...theme.typography.h4 }),
);

export function TideStation(inProps: TideStationProps) {
  const props = useThemeProps({ props: inProps, name: 'MuiTideStation' });
  const { place, metres, variant = 'plain' } = props;

  return (
    <Root ownerState={{ variant }}>
      {place}
      <Value>{metres} m</Value>
    </Root>
  );
}
