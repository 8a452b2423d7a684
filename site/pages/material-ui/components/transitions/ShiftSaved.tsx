import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Fade from '@mui/material/Fade';
import CheckIcon from '@mui/icons-material/Check';

export default function ShiftSaved() {
  const [saves, setSaves] = useState(0);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const hide = setTimeout(() => setShown(false), 2500);
    return () => clearTimeout(hide);
  }, [shown, saves]);

  const save = () => {
    setSaves(saves + 1);
    setShown(true);
  };

  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Button variant="contained" onClick={save}>
        Save the shifts
      </Button>
      <Box role="status">
        <Fade in={shown}>
          <Chip icon={<CheckIcon />} label="Saved" />
        </Fade>
      </Box>
    </Box>
  );
}
