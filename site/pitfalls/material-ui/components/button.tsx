import { useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { Link, MemoryRouter, useLocation } from 'react-router';
import type { Pitfall } from '../../pitfall';
import { logs, styleOf, textOf } from '../../symptoms';

const sentenceCase = createTheme({ typography: { button: { textTransform: 'none' } } });

function Form({ type }: { type?: 'submit' }) {
  const [sent, setSent] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + 1);
      }}
    >
      <Button type={type}>Send</Button>
      <output>{sent}</output>
    </form>
  );
}

const Place = () => <output>{useLocation().pathname}</output>;

function Icon({ onIcon }: { onIcon: boolean }) {
  const [clicks, setClicks] = useState(0);
  const add = () => setClicks(clicks + 1);
  return (
    <>
      <IconButton aria-label="Add" sx={{ padding: '40px' }} onClick={onIcon ? undefined : add}>
        <svg width="20" height="20" style={{ marginTop: 60 }} onClick={onIcon ? add : undefined} />
      </IconButton>
      <output>{clicks}</output>
    </>
  );
}

export default [
  {
    lead: 'Labels are in capitals.',
    Failing: () => <Button>Send</Button>,
    Fixed: () => (
      <ThemeProvider theme={sentenceCase}>
        <Button>Send</Button>
      </ThemeProvider>
    ),
    symptom: async (stage) => (await styleOf(stage, 'button')).textTransform === 'uppercase',
  },
  {
    lead: 'A click does not submit the form.',
    Failing: () => <Form />,
    Fixed: () => <Form type="submit" />,
    symptom: async (stage) => {
      await stage.click('button');
      return (await textOf(stage, 'output')) === '0';
    },
  },
  {
    lead: 'A React Router link leads to the current page.',
    Failing: () => (
      <MemoryRouter initialEntries={['/home']}>
        {/* @ts-expect-error -- the types ask for \`to\` */}
        <Button component={Link} href="/orders">
          Orders
        </Button>
        <Place />
      </MemoryRouter>
    ),
    Fixed: () => (
      <MemoryRouter initialEntries={['/home']}>
        <Button component={Link} to="/orders">
          Orders
        </Button>
        <Place />
      </MemoryRouter>
    ),
    symptom: async (stage) => (await stage.find('a')).getAttribute('href') !== '/orders',
  },
  {
    lead: 'A disabled link still works.',
    Failing: () => (
      <Button disabled href="#orders">
        Orders
      </Button>
    ),
    Fixed: () => <Button disabled>Orders</Button>,
    symptom: async ({ find, settled }) => {
      (await find('.MuiButton-root')).click();
      await settled();
      return location.hash === '#orders';
    },
  },
  {
    lead: 'A nested button.',
    Failing: () => (
      <Button>
        Orders
        <IconButton aria-label="Close">x</IconButton>
      </Button>
    ),
    Fixed: () => (
      <>
        <Button>Orders</Button>
        <IconButton aria-label="Close">x</IconButton>
      </>
    ),
    symptom: logs('In HTML, <button> cannot be a descendant of <button>.'),
  },
  {
    lead: 'Clicks are lost on an icon.',
    Failing: () => <Icon onIcon />,
    Fixed: () => <Icon onIcon={false} />,
    symptom: async (stage) => {
      await stage.click('button');
      return (await textOf(stage, 'output')) === '0';
    },
  },
] satisfies Pitfall[];
