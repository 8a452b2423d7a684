import { useRef } from 'react';
import Box from '@mui/system/Box';

export default function BoxRef() {
  const list = useRef<HTMLUListElement>(null);

  return (
    <Box sx={{ display: 'grid', gap: 1, width: 240 }}>
      <Box
        component="ul"
        ref={list}
        role="region"
        aria-label="Stations"
        tabIndex={0}
        sx={{ m: 0, pl: 3, height: 96, overflow: 'auto', border: 1 }}
      >
        {['Aveiro', 'Braga', 'Coimbra', 'Faro', 'Lisbon', 'Porto'].map(
          (station) => (
            <li key={station}>{station}</li>
          ),
        )}
      </Box>
      <button
        type="button"
        onClick={() => list.current?.scrollTo({ top: 1000 })}
      >
        Scroll to the end
      </button>
    </Box>
  );
}
