import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { type PlanId, plans, used } from './account';
import { ConfirmPlan } from './ConfirmPlan';
import { Section } from './Section';

export function Plan({ onSaved }: { readonly onSaved: () => void }) {
  const [current, setCurrent] = useState<PlanId>('studio');
  const [chosen, setChosen] = useState<PlanId>('studio');
  const [asking, setAsking] = useState(false);
  const plan = plans.find(({ id }) => id === current) ?? plans[0];
  const next = plans.find(({ id }) => id === chosen) ?? plans[0];
  const small = next.storage < used;

  return (
    <Section title="Plan" text="You can change it on any day of the month.">
      <Typography id="storage" level="title-sm" sx={{ mb: 1 }}>
        Storage: {used} of {plan.storage} GB
      </Typography>
      <LinearProgress
        determinate
        aria-labelledby="storage"
        value={Math.min(100, (used / plan.storage) * 100)}
      />
      <RadioGroup
        aria-label="Plan"
        name="plan"
        value={chosen}
        onChange={(event) =>
          setChosen(
            plans.find(({ id }) => id === event.target.value)?.id ?? current,
          )
        }
        sx={{ gap: 1.5, my: 2 }}
      >
        {plans.map(({ id, name, price, storage, text }) => (
          <Sheet
            key={id}
            variant="outlined"
            color={id === chosen ? 'primary' : 'neutral'}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              p: 2,
              borderRadius: 'md',
            }}
          >
            <Box sx={{ flex: 1 }}>
              <Radio
                overlay
                value={id}
                label={id === current ? `${name}, your plan` : name}
                slotProps={{ input: { 'aria-describedby': `plan-${id}` } }}
              />
              <Typography level="body-sm" sx={{ marginInlineStart: '2rem' }}>
                {text}
              </Typography>
            </Box>
            <Box id={`plan-${id}`} sx={{ textAlign: 'end' }}>
              <Typography level="title-md">
                {price === 0 ? 'Free' : `€${price} a month`}
              </Typography>
              <Typography level="body-xs">
                {storage.toLocaleString('en')} GB
              </Typography>
            </Box>
          </Sheet>
        ))}
      </RadioGroup>
      <Typography
        role="status"
        level="body-sm"
        sx={{ mb: small ? 2 : 0 }}
        {...(small && { color: 'danger' })}
      >
        {small &&
          `${next.name} has space for ${next.storage} GB. Delete ${used - next.storage} GB first.`}
      </Typography>
      <Button
        disabled={chosen === current || small}
        onClick={() => setAsking(true)}
      >
        Change plan
      </Button>
      <ConfirmPlan
        open={asking}
        name={next.name}
        price={next.price}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setCurrent(chosen);
          setAsking(false);
          onSaved();
        }}
      />
    </Section>
  );
}
