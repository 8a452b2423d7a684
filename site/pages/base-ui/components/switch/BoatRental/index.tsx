import { useState } from 'react';
import { Box, styled } from '@mui/system';
import { Toggle } from './Toggle';

const Row = styled('label')({ display: 'flex', alignItems: 'center', gap: 16 });

const Send = styled('button')({
  padding: '8px 16px',
  border: '1px solid',
  borderRadius: 8,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  '&:focus-visible': { outline: '2px solid', outlineOffset: 2 },
});

export default function BoatRental() {
  const [answer, setAnswer] = useState('Nothing sent yet');

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const sent = new FormData(event.currentTarget);
        setAnswer(`Sent: ${[...sent.keys()].join(', ')}`);
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Row>
          <Toggle required slotProps={{ input: { name: 'swimmer' } }} />I can
          swim (required)
        </Row>
        <Row>
          <Toggle defaultChecked slotProps={{ input: { name: 'vest' } }} />
          Lend me a life vest
        </Row>
        <Send type="submit">Rent the boat</Send>
        <span role="status">{answer}</span>
      </Box>
    </form>
  );
}
