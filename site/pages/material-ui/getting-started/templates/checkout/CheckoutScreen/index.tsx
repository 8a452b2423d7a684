import { useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { Address } from './Address';
import { CheckoutHeader } from './CheckoutHeader';
import { Done } from './Done';
import { emptyOrder, type Errors, type Order, placeOrder } from './order';
import { Payment } from './Payment';
import { Review } from './Review';
import { Summary } from './Summary';
import { checkAddress, checkPayment } from './validate';

const steps = [
  { title: 'Delivery', action: 'Continue to payment', check: checkAddress },
  { title: 'Payment', action: 'Review the order', check: checkPayment },
  { title: 'Review', action: 'Place the order', check: () => ({}) },
] as const;

export default function CheckoutScreen() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [order, setOrder] = useState<Order>(emptyOrder);
  const [at, setAt] = useState(0);
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const [number, setNumber] = useState('');
  const begun = useRef(false);
  const step = steps[at] ?? steps[0];

  // Each step begins at its heading; the first is where the page begins.
  useEffect(() => {
    if (begun.current) heading.current?.focus();
    begun.current = true;
  }, [at, number]);

  const change = (changes: Partial<Order>) => {
    setOrder({ ...order, ...changes });
    // What is being corrected is no mistake any more.
    const left = Object.entries(errors).filter(([name]) => !(name in changes));
    setErrors(Object.fromEntries(left));
  };

  const go = (index: number) => {
    setErrors({});
    setAt(index);
  };

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found: Errors = step.check(order);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    } else if (at < steps.length - 1) {
      go(at + 1);
    } else {
      setBusy(true);
      setNumber(await placeOrder(order));
      setBusy(false);
    }
  };

  const count = Object.keys(errors).length;

  return (
    <>
      <CheckoutHeader />
      <Container
        component="main"
        maxWidth="lg"
        sx={{
          py: { xs: 3, md: 5 },
          display: 'grid',
          gap: { xs: 3, md: 6 },
          alignItems: 'start',
          gridTemplateColumns: { md: 'minmax(0, 1fr) 22rem' },
          gridTemplateAreas: {
            xs: '"summary" "form"',
            md: '"form summary"',
          },
        }}
      >
        <Summary delivery={order.delivery} />
        <Box sx={{ gridArea: 'form', minWidth: 0 }}>
          {number === '' ? (
            <>
              <Typography component="h1" variant="h4">
                Checkout
              </Typography>
              <Stepper activeStep={at} sx={{ my: 4 }}>
                {steps.map(({ title }, index) => (
                  <Step
                    key={title}
                    aria-current={index === at ? 'step' : undefined}
                  >
                    <StepLabel>{title}</StepLabel>
                  </Step>
                ))}
              </Stepper>
              <Stack
                component="form"
                noValidate
                spacing={3}
                onSubmit={(event: SyntheticEvent<HTMLFormElement>) =>
                  void submit(event)
                }
              >
                <Typography
                  ref={heading}
                  component="h2"
                  variant="h6"
                  tabIndex={-1}
                  sx={{ outline: 0 }}
                >
                  {step.title}
                </Typography>
                {count > 0 && (
                  <Alert severity="error">
                    {count === 1
                      ? 'One field needs your attention.'
                      : `${count} fields need your attention.`}
                  </Alert>
                )}
                {at === 0 && <Address {...{ order, errors, change }} />}
                {at === 1 && <Payment {...{ order, errors, change }} />}
                {at === 2 && <Review order={order} onEdit={go} />}
                <Stack
                  direction={{ xs: 'column-reverse', sm: 'row' }}
                  spacing={1.5}
                  sx={{ justifyContent: 'flex-end' }}
                >
                  {at > 0 && (
                    <Button size="large" onClick={() => go(at - 1)}>
                      Back
                    </Button>
                  )}
                  <Button
                    type="submit"
                    variant="contained"
                    size="large"
                    loading={busy}
                  >
                    {step.action}
                  </Button>
                </Stack>
              </Stack>
            </>
          ) : (
            <Done order={order} number={number} heading={heading} />
          )}
        </Box>
      </Container>
    </>
  );
}
