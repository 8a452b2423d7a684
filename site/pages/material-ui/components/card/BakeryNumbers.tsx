import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

interface FigureProps {
  label: string;
  value: string;
}

function Figure({ label, value }: FigureProps) {
  return (
    <CardContent sx={{ '&:last-child': { pb: 2 } }}>
      <Typography variant="body2">{label}</Typography>
      <Typography variant="h6" component="p">
        {value}
      </Typography>
    </CardContent>
  );
}

export default function BakeryNumbers() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
        width: '100%',
        maxWidth: 620,
      }}
    >
      <Card>
        <Figure label="Loaves sold" value="184" />
      </Card>
      <Card elevation={6}>
        <Figure label="Left on the shelf" value="23" />
      </Card>
      <Card variant="outlined">
        <Figure label="Flour in stock" value="310 kg" />
      </Card>
      <Card square elevation={0} sx={{ bgcolor: 'action.selected' }}>
        <Figure label="Orders for Monday" value="47" />
      </Card>
    </Box>
  );
}
