import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Components of one kind, on a card. */
export function Group({ title, children }: GroupProps) {
  return (
    <Card data-part="card">
      <CardContent sx={content}>
        <Typography variant="overline" component="p" sx={heading} data-part="type">
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}

const content = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 };

const heading = { color: 'text.secondary' };
