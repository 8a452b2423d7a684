import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Inventory2Icon from '@mui/icons-material/Inventory2';

const parcels = [
  { size: 'small', text: 'Up to 2 kg' },
  { size: 'medium', text: 'Up to 10 kg' },
  { size: 'large', text: 'Up to 30 kg' },
] as const;

export default function ParcelSizes() {
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={3} useFlexGap sx={{ alignItems: 'end' }}>
        {parcels.map(({ size, text }) => (
          <Stack key={size} spacing={1} sx={{ alignItems: 'center' }}>
            <Inventory2Icon fontSize={size} color="primary" />
            <Typography variant="body2">{text}</Typography>
          </Stack>
        ))}
      </Stack>
      <Typography variant="h6" component="p">
        <Inventory2Icon
          fontSize="inherit"
          sx={{ verticalAlign: '-0.125em', marginInlineEnd: 1 }}
        />
        Two parcels on the way
      </Typography>
    </Stack>
  );
}
