import { useState } from 'react';
import BackspaceIcon from '@mui/icons-material/Backspace';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const Keypad = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 56px)',
  gap: theme.spacing(1),
  '& > :nth-of-type(10)': { gridColumn: 2 },
}));

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

export default function ButtonGroupSlots() {
  const [code, setCode] = useState('');

  return (
    <Stack>
      <Typography
        component="output"
        level="h3"
        aria-label="Code"
        sx={{ mb: 1, textAlign: 'center', fontFamily: 'code' }}
      >
        {code.padEnd(4, '–')}
      </Typography>
      <ButtonGroup
        variant="soft"
        size="lg"
        disabled={code.length === 4}
        slots={{ root: Keypad }}
        slotProps={{ root: { 'aria-label': 'Door code' } }}
      >
        {digits.map((digit) => (
          <Button key={digit} onClick={() => setCode(code + digit)}>
            {digit}
          </Button>
        ))}
        <IconButton
          aria-label="Delete the last digit"
          disabled={code === ''}
          onClick={() => setCode(code.slice(0, -1))}
        >
          <BackspaceIcon />
        </IconButton>
      </ButtonGroup>
    </Stack>
  );
}
