import { shouldForwardProp } from '@mui/system';
import styled from '@mui/system/styled';

interface BarProps {
  percent: number;
}

const Bar = styled('div', {
  shouldForwardProp: (prop) => shouldForwardProp(prop) && prop !== 'percent',
})<BarProps>(({ percent, theme }) => ({
  inlineSize: `${percent}%`,
  padding: theme.spacing(0.5, 1),
  borderRadius: theme.shape.borderRadius,
  color: '#ffffff',
  backgroundColor: percent > 80 ? '#b91c1c' : '#0f766e',
}));

export default function StyledProps() {
  return (
    <div style={{ display: 'grid', gap: 8, width: 280, maxWidth: '100%' }}>
      <Bar percent={46}>Photos</Bar>
      <Bar percent={92}>Video</Bar>
    </div>
  );
}
