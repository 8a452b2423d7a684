import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function CardLink() {
  return (
    <Card variant="outlined">
      <CardActionArea href="#CardLink">
        <CardContent>
          <Typography component="h3" variant="h6">
            Quarterly report
          </Typography>
          <Typography variant="body2">12 pages, updated today</Typography>
        </CardContent>
      </CardActionArea>
      <CardActions>
        <Button size="small">Share</Button>
      </CardActions>
    </Card>
  );
}
