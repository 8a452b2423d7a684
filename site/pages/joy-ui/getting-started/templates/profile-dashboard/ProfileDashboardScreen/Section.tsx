import type { ReactNode } from 'react';
import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export interface SectionProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A title beside its fields, or above them where there is little space. */
export function Section({ title, text, children }: SectionProps) {
  return (
    <Sheet
      component="section"
      aria-label={title}
      variant="outlined"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '240px minmax(0, 1fr)' },
        gap: { xs: 2, md: 4 },
        borderRadius: 'lg',
        p: { xs: 2, sm: 3 },
      }}
    >
      <div>
        <Typography level="title-lg" component="h2">
          {title}
        </Typography>
        <Typography level="body-sm">{text}</Typography>
      </div>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Sheet>
  );
}
