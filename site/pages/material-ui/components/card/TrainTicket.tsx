import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function TrainTicket() {
  const id = useId();
  const [open, setOpen] = useState(false);

  return (
    <Card sx={{ width: '100%', maxWidth: 340 }}>
      <CardHeader
        component="header"
        disableTypography
        title={
          <Typography component="h3" variant="h6" id={`${id}-title`}>
            Bergen to Oslo
          </Typography>
        }
        subheader={
          <Typography variant="body2" color="text.secondary">
            Friday 12 June, <time dateTime="08:03">08:03</time> to{' '}
            <time dateTime="14:35">14:35</time>
          </Typography>
        }
      />
      <CardActions disableSpacing sx={{ justifyContent: 'space-between' }}>
        <Button>Show code</Button>
        <Button
          id={`${id}-button`}
          aria-expanded={open}
          aria-controls={`${id}-rules`}
          aria-describedby={`${id}-title`}
          onClick={() => setOpen(!open)}
        >
          Ticket rules
        </Button>
      </CardActions>
      <Collapse id={`${id}-rules`} in={open}>
        <CardContent sx={{ pt: 0 }}>
          <Typography variant="body2">
            Valid on this train only. You can change it until the evening before
            for a fee of 50 kr.
          </Typography>
        </CardContent>
      </Collapse>
    </Card>
  );
}
