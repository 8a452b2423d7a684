import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

interface StatusProps {
  tone?: 'neutral' | 'late';
  strong?: boolean;
}

const Status = styled('span')<StatusProps>(({ theme }) => ({
  padding: theme.spacing(0.5, 1.5),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: 'light-dark(#e2e8f0, #334155)',
  variants: [
    {
      props: { tone: 'late' },
      style: { backgroundColor: 'light-dark(#fecaca, #7f1d1d)' },
    },
    {
      props: ({ tone, strong }) => tone === 'late' && strong,
      style: { fontWeight: 700 },
    },
  ],
}));

export default function StyledVariants() {
  return (
    <Stack useFlexGap direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Status>On time</Status>
      <Status tone="late">4 min late</Status>
      <Status tone="late" strong>
        38 min late
      </Status>
    </Stack>
  );
}
