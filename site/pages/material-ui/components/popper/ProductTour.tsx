import { useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import DownloadIcon from '@mui/icons-material/Download';
import FilterListIcon from '@mui/icons-material/FilterList';
import ShareIcon from '@mui/icons-material/Share';

const steps = [
  {
    name: 'Filter',
    text: 'Show only the orders of one customer or month.',
    icon: <FilterListIcon />,
  },
  {
    name: 'Share',
    text: 'Send a link that shows the same filter.',
    icon: <ShareIcon />,
  },
  {
    name: 'Download',
    text: 'Save the list as a spreadsheet.',
    icon: <DownloadIcon />,
  },
];

const gap = [{ name: 'offset', options: { offset: [0, 10] } }];

export default function ProductTour() {
  const id = useId();
  const start = useRef<HTMLButtonElement>(null);
  const [toolbar, setToolbar] = useState<HTMLElement | null>(null);
  const [step, setStep] = useState(-1);
  const current = steps[step];
  const last = step === steps.length - 1;

  const end = () => {
    setStep(-1);
    start.current?.focus();
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
      <Stack
        ref={setToolbar}
        direction="row"
        role="toolbar"
        aria-label="Orders"
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 0.5 }}
      >
        {steps.map(({ name, icon }, index) => (
          <IconButton
            key={name}
            aria-label={name}
            color={index === step ? 'primary' : 'default'}
          >
            {icon}
          </IconButton>
        ))}
      </Stack>
      <Button ref={start} onClick={() => setStep(0)}>
        Start tour
      </Button>
      <Popper
        open={current !== undefined}
        anchorEl={toolbar?.querySelectorAll('button')[step]}
        modifiers={gap}
        role="dialog"
        aria-labelledby={id}
        sx={{ zIndex: 'tooltip' }}
        onKeyDown={(event) => event.key === 'Escape' && end()}
      >
        <Paper elevation={6} sx={{ p: 2, width: 260 }}>
          <Typography id={id} variant="subtitle2" component="h3">
            {current?.name}
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.5, mb: 1.5 }}>
            {current?.text}
          </Typography>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography
              variant="caption"
              color="text.secondary"
              sx={{ flexGrow: 1 }}
            >
              {step + 1} of {steps.length}
            </Typography>
            {!last && (
              <Button size="small" onClick={end}>
                Skip
              </Button>
            )}
            <Button
              autoFocus
              size="small"
              variant="contained"
              onClick={() => (last ? end() : setStep(step + 1))}
            >
              {last ? 'Done' : 'Next'}
            </Button>
          </Box>
        </Paper>
      </Popper>
    </Stack>
  );
}
