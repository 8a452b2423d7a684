import Box from '@mui/joy/Box';

export default function BoxElement() {
  return (
    <Box component="figure" sx={{ m: 0, maxWidth: 320 }}>
      <Box
        component="img"
        alt="A sun above the sea"
        src='data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 12"><path fill="%23fdba74" d="M0 0h32v12H0z"/><circle cx="16" cy="7" r="4" fill="%23fef3c7"/><path fill="%230369a1" d="M0 7h32v5H0z"/></svg>'
        sx={{ display: 'block', width: '100%', borderRadius: 'md' }}
      />
      <Box component="figcaption" sx={{ mt: 1, fontSize: 'sm' }}>
        Evening at the south pier
      </Box>
    </Box>
  );
}
