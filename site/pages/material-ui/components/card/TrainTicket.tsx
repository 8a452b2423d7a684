import { useId, useState } from 'react';
import Box from '@mui/material/Box';
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
        sx={{ pb: 1 }}
        component="header"
        disableTypography
        title={
          <Box
            component="h3"
            id={`${id}-title`}
            sx={{ m: 0, typography: 'h6' }}
          >
            Bergen to Oslo
          </Box>
        }
        subheader={
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            Friday 12 June, <time dateTime="08:03">08:03</time> to{' '}
            <time dateTime="14:35">14:35</time>
          </Box>
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
