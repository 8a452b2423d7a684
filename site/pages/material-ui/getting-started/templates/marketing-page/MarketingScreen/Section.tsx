import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export interface SectionProps {
  /** Where links of the header lead. */
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  readonly tinted?: boolean;
  readonly children: ReactNode;
}

/** A part of the page with its heading, below the header when it is reached. */
export function Section(props: SectionProps) {
  const { id, title, text, tinted = false, children } = props;
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{
        py: { xs: 7, md: 11 },
        scrollMarginTop: 64,
        bgcolor: tinted ? 'action.hover' : undefined,
      }}
    >
      <Container maxWidth="lg">
        <Box sx={{ maxWidth: 620, mb: { xs: 4, md: 6 } }}>
          <Typography
            id={`${id}-title`}
            component="h2"
            sx={{
              fontSize: { xs: '1.75rem', md: '2.5rem' },
              fontWeight: 700,
              lineHeight: 1.15,
              letterSpacing: '-0.02em',
              textWrap: 'balance',
            }}
          >
            {title}
          </Typography>
          {text && (
            <Typography color="text.secondary" sx={{ mt: 1.5 }}>
              {text}
            </Typography>
          )}
        </Box>
        {children}
      </Container>
    </Box>
  );
}
