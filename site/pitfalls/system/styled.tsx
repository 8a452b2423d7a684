import { useState, type InputHTMLAttributes } from 'react';
import styled from '@mui/system/styled';
import type { Pitfall } from '../pitfall';
import { logs } from '../symptoms';

const Late = styled('div', { name: 'AcmeOrder', slot: 'Root' })<{ isLate: boolean }>({});
const Filtered = styled('div', {
  name: 'AcmeOrder',
  slot: 'Root',
  shouldForwardProp: (prop) => prop !== 'isLate' && prop !== 'sx',
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

export default [
  {
    lead: '`React does not recognize the … prop on a DOM element`.',
    Failing: () => <Late isLate />,
    Fixed: () => <Filtered isLate />,
    symptom: logs('React does not recognize the `isLate` prop on a DOM element'),
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
