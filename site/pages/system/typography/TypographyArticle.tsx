import Box from '@mui/system/Box';

export default function TypographyArticle() {
  return (
    <Box component="article" sx={{ maxWidth: '60ch', lineHeight: 1.6 }}>
      <Box
        component="p"
        sx={{
          m: 0,
          fontSize: '0.75rem',
          fontWeight: 600,
          letterSpacing: '0.08em',
          textTransform: 'uppercase',
        }}
      >
        Field notes
      </Box>
      <Box
        component="h3"
        sx={{
          mt: 0.5,
          mb: 1,
          fontSize: { xs: '1.5rem', md: '2rem' },
          fontWeight: 700,
          lineHeight: 1.2,
          letterSpacing: '-0.01em',
          textWrap: 'balance',
        }}
      >
        What a harbor sounds like before six in the morning
      </Box>
      <Box component="p" sx={{ m: 0, fontSize: '1.125rem' }}>
        The cranes start first. Then come the gulls, a radio, and the first
        ferry, which nobody has ever seen leave on time.
      </Box>
      <Box component="p" sx={{ mb: 0, fontStyle: 'italic', textAlign: 'end' }}>
        Recorded by Ada Obi
      </Box>
    </Box>
  );
}
