import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const dishes = ['Dumplings', 'Noodle soup', 'Plum cake'];

export default function KitchenPass() {
  const count = useRef(0);
  const [queue, setQueue] = useState<{ id: number; dish: string }[]>([]);
  const [open, setOpen] = useState(false);
  const [current, ...waiting] = queue;

  const announce = (dish: string) => {
    count.current += 1;
    setQueue([...queue, { id: count.current, dish }]);
    if (!current) {
      setOpen(true);
    }
  };

  const showNext = () => {
    setQueue(waiting);
    setOpen(waiting.length > 0);
  };

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {dishes.map((dish) => (
        <Button key={dish} variant="outlined" onClick={() => announce(dish)}>
          {dish}
        </Button>
      ))}
      <Snackbar
        key={current?.id}
        open={open}
        autoHideDuration={waiting.length > 0 ? 2500 : 5000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        slotProps={{ transition: { onExited: showNext } }}
        message={`Table 4: ${current?.dish ?? ''} ready`}
      />
    </Stack>
  );
}
