import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

export default function VariantHierarchy() {
  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 420 }}>
      <Chip variant="soft" color="warning">
        Due on Friday
      </Chip>
      <Typography level="title-lg">Review the lease</Typography>
      <Typography>Three changes since the last version.</Typography>
      <CardActions sx={{ flexWrap: 'wrap' }}>
        <Button variant="plain" color="neutral">
          Later
        </Button>
        <Button variant="soft" color="neutral">
          Comment
        </Button>
        <Button variant="solid">Approve</Button>
      </CardActions>
    </Card>
  );
}
