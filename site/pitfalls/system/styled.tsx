import { useState, type InputHTMLAttributes } from 'react';
import { shouldForwardProp } from '@mui/system';
import createTheme from '@mui/system/createTheme';
import styled from '@mui/system/styled';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { Pitfall } from '../pitfall';
import { logs } from '../symptoms';

const Late = styled('div', { name: 'AcmeOrder', slot: 'Root' })<{ isLate: boolean }>({});
const Filtered = styled('div', {
  name: 'AcmeOrder',
  slot: 'Root',
  shouldForwardProp: (prop) => shouldForwardProp(prop) && prop !== 'isLate',
})<{ isLate: boolean }>({});

const Outside = styled('input')({ padding: 8 });

function Search({ inside }: { inside: boolean }) {
  const [value, setValue] = useState('');
  const Inside = styled('input')({ padding: 8 });
  const props: InputHTMLAttributes<HTMLInputElement> = {
    value,
    onChange: ({ target }) => setValue(target.value),
  };
  return inside ? <Inside {...props} /> : <Outside {...props} />;
}

const theme = createTheme({ spacing: 4 });
const Ticket = styled('div')(({ theme: { spacing } }) => ({ padding: spacing(2) }));

export default [
  {
    lead: '`React does not recognize the … prop on a DOM element`.',
    Failing: () => <Late isLate />,
    Fixed: () => <Filtered isLate />,
    symptom: logs('React does not recognize the `isLate` prop on a DOM element'),
  },
  {
    lead: "`Cannot assign to read only property 'theme' of object '#<Object>'`.",
    Failing: () => <Ticket theme={theme} />,
    Fixed: () => (
      <ThemeProvider theme={theme}>
        <Ticket />
      </ThemeProvider>
    ),
    symptom: logs("Cannot assign to read only property 'theme' of object '#<Object>'"),
  },
  {
    lead: 'A `styled` call inside a component.',
    Failing: () => <Search inside />,
    Fixed: () => <Search inside={false} />,
    symptom: async ({ click, type, find }) => {
      await click('input');
      await type('ab');
      return ((await find('input')) as HTMLInputElement).value !== 'ab';
    },
  },
] satisfies Pitfall[];
