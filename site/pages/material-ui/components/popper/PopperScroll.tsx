import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Switch from '@mui/material/Switch';

export default function PopperScroll() {
  const [area, setArea] = useState<HTMLElement | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [flip, setFlip] = useState(true);
  const [inside, setInside] = useState(true);
  const modifiers = useMemo(
    () => [
      { name: 'flip', enabled: flip, options: { boundary: area } },
      {
        name: 'preventOverflow',
        enabled: inside,
        options: { boundary: area, altAxis: true },
      },
    ],
    [area, flip, inside],
  );

  return (
    <Box sx={{ width: '100%', maxWidth: 420, mx: 'auto' }}>
      <FormGroup row sx={{ justifyContent: 'center', mb: 1 }}>
        <FormControlLabel
          label="flip"
          control={
            <Switch
              checked={flip}
              onChange={(_event, checked) => setFlip(checked)}
            />
          }
        />
        <FormControlLabel
          label="preventOverflow"
          control={
            <Switch
              checked={inside}
              onChange={(_event, checked) => setInside(checked)}
            />
          }
        />
      </FormGroup>
      <Box
        ref={setArea}
        tabIndex={0}
        role="region"
        aria-label="Scroll area"
        sx={{
          position: 'relative',
          height: 200,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        <Box sx={{ width: 760, height: 480, pt: 8, paddingInlineStart: 18 }}>
          <Button ref={setAnchor} variant="contained">
            anchor
          </Button>
        </Box>
        <Popper
          role="note"
          open={anchor !== null}
          anchorEl={anchor}
          disablePortal
          modifiers={modifiers}
        >
          <Paper elevation={3} sx={{ p: 1.5, m: 1 }}>
            Scroll in both directions.
          </Paper>
        </Popper>
      </Box>
    </Box>
  );
}
