import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Collapse from '@mui/material/Collapse';

export default function CardExpand() {
  const id = useId();
  const [open, setOpen] = useState(false);

  return (
    <Card>
      <CardHeader
        title="Bergen to Oslo"
        subheader="Friday, 08:03"
        sx={{ pb: 1 }}
      />
      <CardActions disableSpacing sx={{ justifyContent: 'space-between' }}>
        <Button>Show ticket</Button>
        <Button
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          Ticket rules
        </Button>
      </CardActions>
      <Collapse id={id} in={open}>
        <CardContent>Valid on this train only. No refunds.</CardContent>
      </Collapse>
    </Card>
  );
}
