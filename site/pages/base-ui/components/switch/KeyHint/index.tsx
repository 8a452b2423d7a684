import { useId, useState } from 'react';
import { Box, styled } from '@mui/system';
import { Toggle } from './Toggle';

const Row = styled('label')({ display: 'flex', alignItems: 'center', gap: 16 });

export default function KeyHint() {
  const hint = useId();
  const [here, setHere] = useState(false);
  const [byKey, setByKey] = useState(false);

  return (
    <Box sx={{ display: 'grid', gap: 2, minHeight: 72 }}>
      <Row>
        <Toggle
          onFocus={() => setHere(true)}
          onFocusVisible={() => setByKey(true)}
          onBlur={() => {
            setHere(false);
            setByKey(false);
          }}
          slotProps={{ input: { 'aria-describedby': hint } }}
        />
        Play the next episode by itself
      </Row>
      <span id={hint}>
        {here && 'It starts after ten seconds. '}
        {byKey && 'Press the space bar to switch.'}
      </span>
    </Box>
  );
}
