import Box from '@mui/material/Box';
import type { Topic } from './posts';

const hues: Readonly<Record<Topic, number>> = {
  Walks: 150,
  Maps: 255,
  Gear: 40,
  Weather: 215,
};

export interface CoverProps {
  readonly topic: Topic;
  /** Makes covers of one topic different: the place in the list of posts. */
  readonly seed: number;
}

/** Contour lines in the color of the topic. Put your pictures in its place. */
export function Cover({ topic, seed }: CoverProps) {
  const hue = hues[topic];
  const x = 90 + ((seed * 67) % 220);
  const y = 60 + ((seed * 41) % 90);
  return (
    <Box
      component="svg"
      viewBox="0 0 400 225"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      sx={{ display: 'block', width: 1, height: 1 }}
    >
      <rect width="400" height="225" fill={`oklch(42% 0.09 ${hue})`} />
      {[9, 8, 7, 6, 5, 4, 3, 2, 1].map((ring) => (
        <ellipse
          key={ring}
          cx={x + ring * 3}
          cy={y + ring * 2}
          rx={ring * 30}
          ry={ring * 19}
          transform={`rotate(${(seed * 23 + ring * 2) % 60} ${x} ${y})`}
          fill={`oklch(${80 - ring * 4}% 0.1 ${hue + ring * 3})`}
          fillOpacity="0.22"
          stroke={`oklch(92% 0.06 ${hue})`}
          strokeOpacity="0.5"
        />
      ))}
      <path
        d={`M-10 ${200 - (seed % 4) * 18}C90 ${120 + (seed % 3) * 30} 150 250 250 150S380 90 410 ${70 + (seed % 5) * 16}`}
        fill="none"
        stroke={`oklch(96% 0.08 ${hue + 60})`}
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
    </Box>
  );
}
