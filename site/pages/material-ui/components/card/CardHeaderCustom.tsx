import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import Chip from '@mui/material/Chip';

export default function CardHeaderCustom() {
  return (
    <Card>
      <CardHeader
        component="header"
        disableTypography
        title={<Box sx={{ fontWeight: 'bold', mb: 0.5 }}>Order 2041</Box>}
        subheader={<Chip size="small" color="success" label="Paid" />}
      />
    </Card>
  );
}
