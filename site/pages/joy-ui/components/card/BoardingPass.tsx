import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import CardOverflow from '@mui/joy/CardOverflow';
import { styled } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const Pattern = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  opacity: 0.3,
  backgroundImage: `radial-gradient(${theme.vars.palette.neutral[400]} 1px, transparent 1px)`,
  backgroundSize: '12px 12px',
}));

const Band = styled('div')(({ theme }) => ({
  margin: 'calc(-1 * var(--Card-padding))',
  marginBottom: 0,
  padding: theme.spacing(1.5, 2),
  borderRadius: 'var(--CardOverflow-radius) var(--CardOverflow-radius) 0 0',
  ...theme.variants.solid.primary,
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  margin: 0,
  zIndex: 1,
  '& dt': {
    color: theme.vars.palette.text.secondary,
    fontSize: theme.vars.fontSize.xs,
  },
  '& dd': { margin: 0, fontWeight: theme.vars.fontWeight.lg },
}));

const Stub = styled('div')(({ theme }) => ({
  zIndex: 1,
  display: 'grid',
  marginInline: 'calc(-1 * var(--Card-padding))',
  padding: 'var(--Card-padding) var(--Card-padding) 0',
  borderTop: `2px dashed ${theme.vars.palette.divider}`,
}));

const facts = { Gate: 'B 14', Boarding: '09:20', Seat: '17 A' };

export default function BoardingPass() {
  return (
    <Card
      slotProps={{
        root: ({ size }) => ({
          'aria-label': 'Boarding pass',
          role: 'group',
          sx: { width: 320, maxWidth: '100%', boxShadow: size },
        }),
      }}
    >
      <CardCover
        slots={{ root: Pattern }}
        slotProps={{ root: { 'aria-hidden': true } }}
      />
      <CardOverflow
        slots={{ root: Band }}
        slotProps={{ root: { component: 'header' } }}
      >
        <Typography level="title-md" textColor="inherit">
          Oslo to Lisbon
        </Typography>
      </CardOverflow>
      <CardContent
        component="dl"
        slots={{ root: Facts }}
        slotProps={{ root: { title: 'Terminal 2' } }}
      >
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </CardContent>
      <CardActions
        slots={{ root: Stub }}
        slotProps={{ root: { component: 'footer' } }}
      >
        <Button>Check in</Button>
      </CardActions>
    </Card>
  );
}
