import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import CheckIcon from '@mui/icons-material/Check';
import { Block } from './Block';
import { plans } from './content';

type Plan = (typeof plans)[number];
type Period = 'month' | 'year';

export function Pricing() {
  const [period, setPeriod] = useState<Period>('year');
  return (
    <Block
      id="pricing"
      title="Pricing"
      text="Every plan has a trial of 30 days, and can be ended each month."
      tinted
    >
      <ToggleButtonGroup
        aria-label="Payment"
        value={period}
        onChange={(_event, next) => setPeriod(next ?? period)}
        sx={{ mb: 3, width: 'fit-content', bgcolor: 'background.surface' }}
      >
        <Button value="month">Monthly</Button>
        <Button value="year">Yearly</Button>
      </ToggleButtonGroup>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
          gap: 2,
        }}
      >
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} period={period} />
        ))}
      </Box>
    </Block>
  );
}

interface PlanCardProps {
  readonly plan: Plan;
  readonly period: Period;
}

function PlanCard({ plan, period }: PlanCardProps) {
  const best = 'best' in plan;
  const price = plan[period];
  return (
    <Card
      {...(best
        ? { variant: 'solid', color: 'primary', invertedColors: true }
        : { sx: { bgcolor: 'background.surface' } })}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography level="title-lg" component="h3" sx={{ flex: 1 }}>
          {plan.name}
        </Typography>
        {best && (
          <Chip size="sm" variant="outlined">
            Chosen most
          </Chip>
        )}
      </Box>
      {/* The other text colors are too pale on a solid card. */}
      <Typography textColor="text.primary">{plan.text}</Typography>
      <Typography level="h2" component="p">
        {price === 0 ? 'Free' : `€${price}`}{' '}
        <Typography
          level="body-sm"
          textColor="text.primary"
          sx={{ fontWeight: 'md', letterSpacing: 'normal' }}
        >
          {price > 0 &&
            (period === 'year' ? 'a month, paid yearly' : 'a month')}
        </Typography>
      </Typography>
      <List aria-label={`What ${plan.name} contains`} sx={{ mx: -1.5 }}>
        {plan.points.map((point) => (
          <ListItem key={point}>
            <ListItemDecorator>
              <CheckIcon />
            </ListItemDecorator>
            {point}
          </ListItem>
        ))}
      </List>
      <CardActions sx={{ mt: 'auto' }}>
        <Button
          variant={best ? 'solid' : 'outlined'}
          color={best ? 'primary' : 'neutral'}
        >
          Choose {plan.name}
        </Button>
      </CardActions>
    </Card>
  );
}
