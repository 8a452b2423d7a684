import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Container from '@mui/joy/Container';
import Typography from '@mui/joy/Typography';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { ProofBoard } from './ProofBoard';

export function Hero() {
  return (
    <Box
      sx={{
        py: { xs: 5, md: 9 },
        background:
          'linear-gradient(180deg, var(--joy-palette-primary-softBg), transparent)',
      }}
    >
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          gap: { xs: 5, md: 6 },
          alignItems: 'center',
        }}
      >
        <div>
          <Chip size="sm" variant="outlined" color="primary">
            New: print orders
          </Chip>
          <Typography
            level="h1"
            sx={{
              my: 2,
              fontSize: 'clamp(2rem, 1.4rem + 3vw, 3.25rem)',
              lineHeight: 1.1,
              textWrap: 'balance',
            }}
          >
            Your clients choose. You keep shooting.
          </Typography>
          <Typography level="body-lg" sx={{ maxWidth: 480 }}>
            Framesx puts a shoot online as a gallery in which clients mark their
            favorites and comment on details.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
            <Button
              component="a"
              href="#pricing"
              size="lg"
              endDecorator={
                <ArrowForwardIcon sx={{ '[dir="rtl"] &': { scale: '-1 1' } }} />
              }
            >
              Start free
            </Button>
            <Button
              component="a"
              href="#features"
              size="lg"
              variant="outlined"
              color="neutral"
            >
              See how it works
            </Button>
          </Box>
        </div>
        <ProofBoard />
      </Container>
    </Box>
  );
}
