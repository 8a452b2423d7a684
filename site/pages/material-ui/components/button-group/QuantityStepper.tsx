import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';

const limit = 4;

export default function QuantityStepper() {
  const [count, setCount] = useState(2);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ButtonGroup color="inherit" aria-label="Tickets">
        <Button
          aria-label="Fewer tickets"
          onClick={() => setCount(Math.max(count - 1, 1))}
        >
          <RemoveIcon fontSize="small" />
        </Button>
        <Box
          component="span"
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 48,
            borderBlock: '1px solid',
            borderInlineStart: '1px solid',
          }}
        >
          {count}
        </Box>
        <Button
          aria-label="More tickets"
          onClick={() => setCount(Math.min(count + 1, limit))}
        >
          <AddIcon fontSize="small" />
        </Button>
      </ButtonGroup>
      <Typography role="status" variant="body2" color="text.secondary">
        {count === limit && 'The limit is 4. '}
        {`${count} × $14 = $${count * 14}`}
      </Typography>
    </Stack>
  );
}
