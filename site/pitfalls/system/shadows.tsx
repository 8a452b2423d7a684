import Box, { type BoxProps } from '@mui/system/Box';
import type { Pitfall, Stage } from '../pitfall';

function Card(props: BoxProps) {
  return (
    <div className="scene" style={{ width: 200, height: 200, background: 'white' }}>
      <Box sx={{ pt: 5, pl: 5 }}>
        <Box {...props} />
      </Box>
    </div>
  );
}

/** Whether a pixel of the scene is darker than its background. */
async function isDark({ find }: Stage, x: number, y: number) {
  const { outerHTML } = await find('.scene');
  const css = [...document.querySelectorAll('style')]
    .map(({ textContent }) => textContent)
    .join('');
  const html = `<div xmlns="http://www.w3.org/1999/xhtml"><style>${css}</style>${outerHTML}</div>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><foreignObject width="200" height="200">${html}</foreignObject></svg>`,
  )}`;
  await image.decode();
  const context = document.createElement('canvas').getContext('2d');
  context?.drawImage(image, 0, 0);
  return (context?.getImageData(x, y, 1, 1).data[0] ?? 255) < 128;
}

const shadow = '20px 0 0 black';
const size = { width: 40, height: 40 };
const circle = { ...size, background: 'radial-gradient(circle, red 10px, transparent 11px)' };

export default [
  {
    lead: 'The shadow is cut off.',
    Failing: () => (
      <Card sx={{ ...size, overflow: 'hidden' }}>
        <Box sx={{ ...size, boxShadow: shadow }} />
      </Card>
    ),
    Fixed: () => (
      <Card sx={{ ...size, overflow: 'hidden', boxShadow: shadow }}>
        <Box sx={size} />
      </Card>
    ),
    symptom: async (stage) => !(await isDark(stage, 90, 60)),
  },
  {
    lead: 'A transparent image has a rectangular shadow.',
    Failing: () => <Card sx={{ ...circle, boxShadow: shadow }} />,
    Fixed: () => <Card sx={{ ...circle, filter: `drop-shadow(${shadow})` }} />,
    symptom: async (stage) => isDark(stage, 97, 43),
  },
] satisfies Pitfall[];
