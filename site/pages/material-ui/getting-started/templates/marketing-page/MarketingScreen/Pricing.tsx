import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import CheckIcon from '@mui/icons-material/Check';
import { Section } from './Section';

interface Plan {
  readonly name: string;
  readonly line: string;
  /** In euros a month, paid by the month and by the year. */
  readonly price: Readonly<Record<'month' | 'year', number>>;
  readonly points: readonly string[];
  readonly action: string;
  readonly popular?: boolean;
}

const plans: readonly Plan[] = [
  {
    name: 'Corner shop',
    line: 'Up to five people',
    price: { month: 0, year: 0 },
    points: ['One place', 'Wishes and plans', 'Swaps'],
    action: 'Start for free',
  },
  {
    name: 'Team',
    line: 'Up to twenty people',
    price: { month: 29, year: 24 },
    points: ['Three places', 'Rules for rest', 'Hours for the payroll'],
    action: 'Try it for 30 days',
    popular: true,
  },
  {
    name: 'House',
    line: 'Up to fifty people',
    price: { month: 69, year: 58 },
    points: ['Any number of places', 'Roles and rights', 'Help by telephone'],
    action: 'Try it for 30 days',
  },
];

export function Pricing() {
  const [billing, setBilling] = useState<'month' | 'year'>('year');

  return (
    <Section
      id="pricing"
      title="A price for the place, not for the head"
      text="Change or cancel any month. Prices are without tax."
    >
      <ToggleButtonGroup
        exclusive
        aria-label="Billing"
        value={billing}
        onChange={(_event, next: 'month' | 'year' | null) =>
          setBilling(next ?? billing)
        }
        sx={{ mb: 4 }}
      >
        <ToggleButton value="month">Monthly</ToggleButton>
        <ToggleButton value="year">Yearly</ToggleButton>
      </ToggleButtonGroup>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
          gap: 3,
        }}
      >
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} billing={billing} />
        ))}
      </Box>
    </Section>
  );
}

interface PlanCardProps {
  readonly plan: Plan;
  readonly billing: 'month' | 'year';
}

function PlanCard({ plan, billing }: PlanCardProps) {
  const { name, line, price, points, action, popular = false } = plan;
  return (
    <Paper
      component="article"
      variant="outlined"
      aria-label={name}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        p: 3,
        borderRadius: 3,
        borderWidth: popular ? 2 : 1,
        borderColor: popular ? 'primary.main' : undefined,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 32 }}>
        <Typography component="h3" variant="h6" sx={{ flex: 1 }}>
          {name}
        </Typography>
        {popular && <Chip size="small" color="primary" label="Most chosen" />}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {line}
      </Typography>
      <Typography sx={{ mt: 2, fontVariantNumeric: 'tabular-nums' }}>
        <Box component="span" sx={{ fontSize: '2.5rem', fontWeight: 700 }}>
          €{price[billing]}
        </Box>{' '}
        a month
      </Typography>
      <List dense sx={{ flex: 1, my: 1 }}>
        {points.map((point) => (
          <ListItem key={point} disableGutters>
            <ListItemIcon sx={{ minWidth: 32 }}>
              <CheckIcon fontSize="small" color="success" />
            </ListItemIcon>
            <ListItemText primary={point} />
          </ListItem>
        ))}
      </List>
      <Button
        variant={popular ? 'contained' : 'outlined'}
        href="#sign-up"
        fullWidth
      >
        {action}
      </Button>
    </Paper>
  );
}
