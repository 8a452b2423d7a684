import Box from '@mui/system/Box';

const files = ['Contract.pdf', 'Floor plan.png', 'Invoice 118.pdf'];

export default function SxSelectors() {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 1,
        listStyle: 'none',
        '& li + li': { borderTop: '1px solid light-dark(#cbd5e1, #334155)' },
        '& a': {
          display: 'block',
          p: 1,
          color: 'inherit',
          '&:hover, &:focus-visible': {
            bgcolor: 'light-dark(#e0f2fe, #0c4a6e)',
          },
          '&::before': { content: '"→ " / ""' },
        },
      }}
    >
      {files.map((file) => (
        <li key={file}>
          <a href="#SxSelectors">{file}</a>
        </li>
      ))}
    </Box>
  );
}
