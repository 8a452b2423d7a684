import Stack from '@mui/system/Stack';
import styled from '@mui/system/styled';

interface DueProps {
  late?: boolean;
}

const Due = styled('span', {
  shouldForwardProp: (prop) => prop !== 'late' && prop !== 'sx',
})<DueProps>(({ theme }) => ({
  padding: theme.spacing(0.25, 1),
  borderRadius: theme.shape.borderRadius,
  color: 'light-dark(#0b5a2e, #8fe0b0)',
  backgroundColor: 'light-dark(#dcf5e5, #12351f)',
  variants: [
    {
      props: { late: true },
      style: {
        color: 'light-dark(#8a1f11, #ffb4a6)',
        backgroundColor: 'light-dark(#fde4df, #4a1710)',
      },
    },
  ],
}));

const buses = [
  { line: '12 to the harbor', due: 'in 3 min', late: false },
  { line: '40 to Mill Hill', due: '8 min late', late: true },
  { line: '7 to the hospital', due: 'in 9 min', late: false },
];

export default function BusArrivals() {
  return (
    <Stack
      component="ul"
      spacing={1}
      sx={{ p: 0, my: 0, mx: 'auto', width: '100%', maxWidth: 340 }}
    >
      {buses.map(({ line, due, late }) => (
        <Stack
          key={line}
          component="li"
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}
        >
          {line}
          <Due late={late}>{due}</Due>
        </Stack>
      ))}
    </Stack>
  );
}
