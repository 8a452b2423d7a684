import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

export default function CardClasses() {
  return (
    <Card
      variant="outlined"
      classes={{ root: 'plan' }}
      sx={{
        '&.plan': { borderRadius: 3 },
        '& .plan-stripe': { height: 8, bgcolor: 'primary.main' },
        '& .plan-link': { bgcolor: 'action.hover' },
        '& .plan-text': { textAlign: 'center' },
        '& .plan-actions': { justifyContent: 'center' },
      }}
    >
      <CardMedia component="div" classes={{ root: 'plan-stripe' }} />
      <CardActionArea href="#CardClasses" classes={{ root: 'plan-link' }}>
        <CardContent classes={{ root: 'plan-text' }}>
          <Typography component="h3" variant="h6">
            Team plan
          </Typography>
        </CardContent>
      </CardActionArea>
      <CardActions classes={{ root: 'plan-actions' }}>
        <Button size="small">Compare plans</Button>
      </CardActions>
    </Card>
  );
}
