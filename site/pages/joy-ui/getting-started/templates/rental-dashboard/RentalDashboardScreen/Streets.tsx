import Box from '@mui/joy/Box';

const streets = [
  'M-10 120 C120 90 180 180 300 150 S520 90 640 130',
  'M-10 330 C90 300 220 360 330 320 S540 330 640 290',
  'M-10 470 C140 440 260 500 380 460 S540 470 640 440',
  'M130 -10 C110 160 180 300 150 620',
  'M290 -10 C330 140 270 330 310 620',
  'M470 -10 C430 180 500 340 460 620',
];

/** An invented town: replace it with the map of your provider. */
export function Streets() {
  return (
    <Box
      component="svg"
      viewBox="0 0 600 600"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        inlineSize: '100%',
        blockSize: '100%',
        bgcolor: 'background.level2',
        '& .park': { fill: 'var(--joy-palette-success-softActiveBg)' },
        '& .water': { fill: 'var(--joy-palette-primary-softActiveBg)' },
        '& .street': {
          fill: 'none',
          stroke: 'var(--joy-palette-background-surface)',
          strokeWidth: 10,
        },
        '& .lane': { strokeWidth: 4 },
        '& .rails': {
          stroke: 'var(--joy-palette-neutral-400)',
          strokeWidth: 3,
          strokeDasharray: '10 6',
        },
      }}
    >
      <path className="park" d="M170 20 Q250 -10 280 70 T200 140 T170 20Z" />
      <path className="park" d="M480 60 Q590 20 590 120 T500 130 T480 60Z" />
      <path
        className="water"
        d="M-10 400 C80 380 110 500 230 520 S420 540 610 510 V610 H-10 Z"
      />
      {streets.map((path) => (
        <path key={path} className="street" d={path} />
      ))}
      {[200, 250, 390].map((height) => (
        <path
          key={height}
          className="street lane"
          d={`M40 ${height} L560 ${height - 30}`}
        />
      ))}
      {[60, 220, 380, 550].map((width) => (
        <path
          key={width}
          className="street lane"
          d={`M${width} 60 L${width + 20} 480`}
        />
      ))}
      <path className="street rails" d="M-10 540 C200 380 420 470 610 360" />
    </Box>
  );
}
