import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';

export default function CardHeaderHeading() {
  return (
    <Card component="article">
      <CardHeader
        title="Login fails after the update to version 4.2"
        subheader="Ticket 5120"
        slotProps={{
          content: { sx: { minWidth: 0 } },
          title: { component: 'h3', variant: 'h6', noWrap: true },
        }}
      />
    </Card>
  );
}
