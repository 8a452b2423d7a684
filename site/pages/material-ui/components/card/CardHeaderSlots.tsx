import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import { styled } from '@mui/material/styles';
import ConnectingAirportsIcon from '@mui/icons-material/ConnectingAirports';

const GateNumber = styled('strong')(({ theme }) => ({
  ...theme.typography.h4,
  fontVariantNumeric: 'tabular-nums',
}));

export default function CardHeaderSlots() {
  return (
    <Card
      sx={{
        '& .gate-band': {
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        },
      }}
    >
      <CardHeader
        avatar={<ConnectingAirportsIcon fontSize="large" />}
        title="B 27"
        subheader="Boarding at 16:40"
        classes={{ root: 'gate-band' }}
        slots={{ title: GateNumber }}
        slotProps={{ subheader: { color: 'inherit' } }}
      />
      <CardContent>Flight to Lisbon. The gate has changed.</CardContent>
    </Card>
  );
}
