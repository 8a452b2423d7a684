import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import MoreVertIcon from '@mui/icons-material/MoreVert';

const more = (
  <IconButton aria-label="Options of Anna Meyer">
    <MoreVertIcon />
  </IconButton>
);

export default function CardHeaderBasic() {
  return (
    <Card>
      <CardHeader
        avatar={
          <Avatar aria-hidden sx={{ bgcolor: 'primary.main' }}>
            AM
          </Avatar>
        }
        title="Anna Meyer"
        subheader="Product designer"
        action={more}
      />
    </Card>
  );
}
