import { useState } from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';
import Inventory from '@mui/icons-material/Inventory2';
import MaterialButton from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Rating from '@mui/material/Rating';
import ModeSwitch from './ModeSwitch';

export default function App() {
  const [packed, setPacked] = useState(0);
  const [open, setOpen] = useState(false);
  return (
    <Card sx={{ maxWidth: 360, mx: 'auto', mt: 4, alignItems: 'start' }}>
      <Typography level="title-lg" component="h1">
        Orders
      </Typography>
      <Button
        startDecorator={<Inventory />}
        onClick={() => setPacked(packed + 1)}
      >
        Packed: {packed}
      </Button>
      <Rating name="packaging" defaultValue={4} />
      <MaterialButton onClick={() => setOpen(true)}>
        Change carrier
      </MaterialButton>
      <ModeSwitch />
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Carrier</DialogTitle>
        <DialogContent>
          <Select
            defaultValue="post"
            slotProps={{ button: { 'aria-label': 'Carrier' } }}
          >
            <Option value="post">Post</Option>
            <Option value="bike">Bike courier</Option>
          </Select>
        </DialogContent>
        <DialogActions>
          <MaterialButton onClick={() => setOpen(false)}>Done</MaterialButton>
        </DialogActions>
      </Dialog>
    </Card>
  );
}
