import Box from '@mui/material/Box';

const ridges = [
  {
    color: '#25507a',
    path: 'M0 520 130 410l90 70 160-190 150 170 110-90 160 150V900H0Z',
  },
  {
    color: '#1c3f63',
    path: 'M0 640 170 500l120 100 180-160 170 150 160-80V900H0Z',
  },
  { color: '#14304d', path: 'M0 740 220 620l160 90 190-130 230 140V900H0Z' },
  { color: '#0d2238', path: 'M0 820 260 740l210 70 330-90V900H0Z' },
];

const stars = [
  [80, 90],
  [190, 180],
  [330, 70],
  [470, 210],
  [600, 60],
  [690, 170],
  [520, 120],
  [120, 300],
  [740, 290],
  [270, 240],
] as const;

/** A drawing, so that nothing is loaded for it. Put a picture of yours in its place. */
export function Hills() {
  return (
    <Box
      component="svg"
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      sx={{ position: 'absolute', inset: 0, zIndex: -1, width: 1, height: 1 }}
    >
      <defs>
        <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#101f38" />
          <stop offset="0.55" stopColor="#2b5d8c" />
          <stop offset="0.72" stopColor="#d98e6a" />
        </linearGradient>
      </defs>
      <rect width="800" height="900" fill="url(#dusk)" />
      {stars.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="1.8" fill="#fff" opacity="0.7" />
      ))}
      <circle cx="610" cy="150" r="34" fill="#f6e7c8" />
      {ridges.map(({ color, path }) => (
        <path key={color} d={path} fill={color} />
      ))}
      <path d="m548 742 28-26 28 26v34h-56Z" fill="#081626" />
      <rect x="568" y="750" width="14" height="14" fill="#ffce73" />
    </Box>
  );
}
