import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { LabelDot, LabelList } from './LabelList';
import { labels } from './labels';

export default function LabelPicker() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [applied, setApplied] = useState(labels.slice(0, 2));
  const [pending, setPending] = useState(applied);

  const close = () => {
    setApplied(pending);
    setAnchor(null);
  };

  return (
    <Box>
      <Button
        color="inherit"
        endIcon={<SettingsIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setPending(applied);
          setAnchor(event.currentTarget);
        }}
      >
        Labels
      </Button>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}
      >
        {applied.map(({ name, color }) => (
          <Chip
            key={name}
            variant="outlined"
            icon={<LabelDot color={color} />}
            label={name}
            sx={{ px: 0.5 }}
          />
        ))}
      </Stack>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { 'aria-label': 'Labels', sx: { width: 300 } } }}
      >
        <LabelList value={pending} onChange={setPending} onClose={close} />
      </Popover>
    </Box>
  );
}
