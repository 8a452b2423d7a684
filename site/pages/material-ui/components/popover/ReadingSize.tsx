import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ReadingSize() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState(18);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography sx={{ fontSize: size, height: 40 }}>
        The ferry was late again.
      </Typography>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Size of the text
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
      >
        <Box sx={{ p: 2, width: 220 }}>
          <Typography id={id}>Size of the text</Typography>
          <Slider
            aria-labelledby={id}
            min={12}
            max={24}
            value={size}
            onChange={(_event, next) => setSize(next)}
          />
        </Box>
      </Popover>
    </Stack>
  );
}
