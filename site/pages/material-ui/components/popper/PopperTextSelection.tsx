import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

const gap = [{ name: 'offset', options: { offset: [0, 8] } }];

export default function PopperTextSelection() {
  const text = useRef<HTMLParagraphElement>(null);
  const [range, setRange] = useState<Range | null>(null);
  const [quote, setQuote] = useState('');

  useEffect(() => {
    const update = () => {
      const selection = document.getSelection();
      const next =
        selection && !selection.isCollapsed
          ? selection.getRangeAt(0).cloneRange()
          : null;
      const inside = text.current?.contains(
        next?.commonAncestorContainer ?? null,
      );
      setRange(inside ? next : null);
    };
    document.addEventListener('selectionchange', update);
    return () => document.removeEventListener('selectionchange', update);
  }, []);

  const clear = () => document.getSelection()?.removeAllRanges();

  return (
    <Box
      onKeyDown={(event) => event.key === 'Escape' && clear()}
      sx={{ maxWidth: 420 }}
    >
      <Typography ref={text}>
        The board approved the budget on Tuesday. Hiring starts in May, and the
        new office opens in September.
      </Typography>
      <Popper
        role="toolbar"
        aria-label="Selected text"
        open={range !== null}
        anchorEl={range}
        placement="top"
        modifiers={gap}
        disablePortal
      >
        <Paper elevation={4} onMouseDown={(event) => event.preventDefault()}>
          <Button
            size="small"
            onClick={() => {
              setQuote(range?.toString() ?? '');
              clear();
            }}
          >
            Quote
          </Button>
        </Paper>
      </Popper>
      <Typography role="status" color="text.secondary" sx={{ mt: 2 }}>
        {quote ? `Quoted: “${quote}”` : 'Select some of the text above.'}
      </Typography>
    </Box>
  );
}
