import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Typography from '@mui/joy/Typography';

export default function CardCoverSpecimen() {
  return (
    <Card size="sm" sx={{ width: 200, minHeight: 90, justifyContent: 'end' }}>
      <CardCover sx={{ background: 'linear-gradient(135deg, #185ea5, #12467b)' }}>
        <div />
      </CardCover>
      <CardContent sx={{ justifyContent: 'end' }}>
        <Typography level="title-md" textColor="common.white">
          River room
        </Typography>
      </CardContent>
    </Card>
  );
}
