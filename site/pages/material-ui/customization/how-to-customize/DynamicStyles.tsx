import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Price = styled(Chip, {
  shouldForwardProp: (prop) => prop !== 'reduced',
})<{ reduced?: boolean }>({
  fontVariantNumeric: 'tabular-nums',
  variants: [
    {
      props: { reduced: true },
      style: { color: '#fff', backgroundColor: '#b3261e' },
    },
  ],
});

export default function DynamicStyles() {
  return (
    <Stack direction="row" spacing={1}>
      <Price label="€50.00" />
      <Price label="€40.00" reduced />
    </Stack>
  );
}
