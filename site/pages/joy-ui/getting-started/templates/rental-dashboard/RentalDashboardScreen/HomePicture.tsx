import Box from '@mui/joy/Box';
import type { Home } from './homes';

/** Stands for a photo: the home as shapes in colors of its own. */
export function HomePicture({ home }: { readonly home: Home }) {
  const { hue, kind } = home;
  const tone = (light: number, turn = 0) =>
    `hsl(${(hue + turn) % 360} 42% ${light}%)`;
  const floors = kind === 'House' ? 2 : kind === 'Loft' ? 3 : 5;
  const width = kind === 'House' ? 110 : kind === 'Loft' ? 130 : 84;
  const left = 160 - width / 2;
  const top = 164 - floors * 26;
  const columns = Math.floor(width / 28);
  const gap = width / columns;

  return (
    <Box
      component="svg"
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      sx={{ display: 'block', inlineSize: '100%', aspectRatio: '16 / 9' }}
    >
      <rect width="320" height="180" fill={tone(84)} />
      <circle cx="258" cy="46" r="20" fill={tone(93, 40)} />
      <path d="M0 138 Q70 96 150 132 T320 118 V180 H0 Z" fill={tone(70, 20)} />
      {kind === 'House' && (
        <path
          d={`M${left - 12} ${top} L160 ${top - 42} L${left + width + 12} ${top} Z`}
          fill={tone(30, -14)}
        />
      )}
      {kind === 'Loft' && (
        <path
          d={`M${left} ${top} v-18 l${width / 2} 18 v-18 l${width / 2} 18 Z`}
          fill={tone(34, -14)}
        />
      )}
      <rect
        x={left}
        y={top}
        width={width}
        height={floors * 26 + 4}
        fill={tone(46)}
      />
      {Array.from({ length: floors * columns }, (_, index) => (
        <rect
          key={index}
          x={left + (index % columns) * gap + gap / 2 - 6}
          y={top + Math.floor(index / columns) * 26 + 8}
          width="12"
          height="14"
          rx="1"
          fill={index % 4 === 1 ? tone(92, 30) : tone(76)}
        />
      ))}
      <path d="M0 166 H320 V180 H0 Z" fill={tone(38, 30)} />
      <circle cx={left - 34} cy="150" r="20" fill={tone(32, 50)} />
      <circle cx={left + width + 36} cy="154" r="15" fill={tone(36, 50)} />
    </Box>
  );
}
