import { useRef } from 'react';
import Box from '@mui/system/Box';

const stations = ['Aveiro', 'Braga', 'Coimbra', 'Faro', 'Lisbon', 'Porto'];

export default function BoxRef() {
  const list = useRef<HTMLElement>(null);

  return (
    <Box sx={{ display: 'grid', gap: 1, width: 240 }}>
      <Box
        component="section"
        ref={list}
        aria-label="Stations"
        tabIndex={0}
        sx={{ p: 1, height: 112, overflow: 'auto', border: 1 }}
      >
        {stations.map((station) => (
          <Box key={station} sx={{ py: 0.5 }}>
            {station}
          </Box>
        ))}
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
