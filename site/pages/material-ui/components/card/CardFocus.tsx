import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function CardFocus() {
  return (
    <Card variant="outlined">
      <CardActionArea
        focusVisibleClassName="card-focus"
        sx={{ '&.card-focus': { outline: '2px solid', outlineOffset: -2 } }}
      >
        <CardContent>
          <Typography>Focus this card with the keyboard.</Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
