import Box from '@mui/material/Box';

const shapes = [
  <path key="bowl" d="M8 20h32c0 11-7 16-16 16S8 31 8 20Z" />,
  <path key="mug" d="M14 12h20l-2 24H16Z" />,
  <ellipse key="platter" cx="24" cy="25" rx="19" ry="11" />,
];
const glazes = ['#8a6f5a', '#5d7a78', '#a4583d'];

/** A drawing of a piece of the order. Put your pictures in its place. */
export function Piece({ index }: { readonly index: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 48 48"
      aria-hidden="true"
      fill={glazes[index % glazes.length]}
      sx={{
        flex: 'none',
        width: 56,
        height: 56,
        p: 0.5,
        borderRadius: 2,
        bgcolor: 'action.hover',
      }}
    >
      {shapes[index % shapes.length]}
    </Box>
  );
}
