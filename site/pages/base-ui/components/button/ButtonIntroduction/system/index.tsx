import { useState } from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { Box, styled } from '@mui/system';

const Action = styled(Button)({
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#ffffff, #101828)',
  backgroundColor: 'light-dark(#344054, #d0d5dd)',
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'light-dark(#475467, #eaecf0)' },
  [`&.${buttonClasses.active}`]: { translate: '0 1px' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#344054, #d0d5dd)',
    outlineOffset: 2,
  },
  [`&.${buttonClasses.disabled}`]: { opacity: 0.5, cursor: 'not-allowed' },
});

export default function ButtonIntroduction() {
  const [reserved, setReserved] = useState(false);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Action onClick={() => setReserved(!reserved)}>
        {reserved ? 'Cancel Friday' : 'Reserve Friday'}
      </Action>
      <Action disabled>Saturday is full</Action>
    </Box>
  );
}
