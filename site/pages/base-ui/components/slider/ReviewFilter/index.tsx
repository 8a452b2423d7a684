import { useState } from 'react';
import { Box, styled, useTheme } from '@mui/system';
import { PlainSlider } from './PlainSlider';

const control = {
  padding: '8px 16px',
  border: '1px solid',
  borderRadius: 8,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  '&:focus-visible': { outline: '2px solid', outlineOffset: 2 },
};
const Points = styled('input')({ ...control, width: 96 });
const Send = styled('button')(control);

export default function ReviewFilter() {
  const [least, setLeast] = useState('7');
  const [answer, setAnswer] = useState('Every review is shown');
  const isRtl = useTheme().direction === 'rtl';

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const sent = new FormData(event.currentTarget);
        setAnswer(`Shown: ${String(sent.get('least'))} points and more`);
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, width: 260, maxWidth: '100%' }}>
        <label>
          Fewest points{' '}
          <Points
            type="number"
            min={1}
            max={10}
            step={0.5}
            required
            value={least}
            onChange={(event) => setLeast(event.target.value)}
          />
        </label>
        <PlainSlider
          aria-label="Fewest points"
          name="least"
          tabIndex={-1}
          track="inverted"
          min={1}
          max={10}
          step={0.5}
          isRtl={isRtl}
          value={Number(least)}
          onChange={(_event, value) => setLeast(String(value))}
        />
        <Send type="submit">Filter the reviews</Send>
        <span role="status">{answer}</span>
      </Box>
    </form>
  );
}
