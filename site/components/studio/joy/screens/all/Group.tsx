import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';
import type { ReactNode } from 'react';

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Components of one kind, on a card. */
export function Group({ title, children }: GroupProps) {
  return (
    <Card data-part="card" sx={{ gap: 2 }}>
      <Typography level="title-sm" component="p" textColor="text.tertiary" data-part="type">
        {title}
      </Typography>
      {children}
    </Card>
  );
}
