import type { ReactNode } from 'react';
import Box from '@mui/joy/Box';
import Container from '@mui/joy/Container';
import Typography from '@mui/joy/Typography';

export interface BlockProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly tinted?: boolean;
  readonly children: ReactNode;
}

/** The frame that all blocks share: an anchor, a title, a width. */
export function Block({ id, title, text, tinted, children }: BlockProps) {
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{
        py: { xs: 6, md: 10 },
        ...(tinted && { bgcolor: 'background.level1' }),
      }}
    >
      <Container maxWidth="lg">
        <Box sx={{ maxWidth: 560, mb: { xs: 3, md: 5 } }}>
          <Typography id={`${id}-title`} level="h2" sx={{ mb: 1 }}>
            {title}
          </Typography>
          <Typography level="body-lg">{text}</Typography>
        </Box>
        {children}
      </Container>
    </Box>
  );
}
