import { expect, test } from 'vitest';
import { joySources } from '../components/variables/joySources';
import { readVariables } from '../components/variables/readVariables';

const button = `
const Start = styled('span')({
  marginRight: 'var(--Button-gap)'
});
const ButtonRoot = styled('button')(({ theme, ownerState }) => [{
  ...(ownerState.size === 'sm' && {
    '--Button-gap': '4px',
    minHeight: 'var(--Button-minHeight, 2rem)'
  }),
  ...(ownerState.size === 'md' && {
    '--Button-gap': '8px',
    minHeight: 'var(--Button-minHeight, 3rem)'
  }),
  '--Other-gap': '1px',
  borderRadius: \`var(--Button-radius, \${theme.vars.radius.sm})\`,
  '&:focus': {
    '--Button-gap': '9px'
  }
}]);
`;

test('What a component sets has the values of its sizes, what it only reads those of fallbacks', () =>
  expect(readVariables('Button', button)).toEqual([
    {
      name: '--Button-gap',
      values: { sm: '4px', md: '8px' },
      properties: ['margin-right'],
      own: true,
    },
    {
      name: '--Button-minHeight',
      values: { sm: '2rem', md: '3rem' },
      properties: ['min-height'],
      own: false,
    },
    {
      name: '--Button-radius',
      values: { all: 'radius.sm' },
      properties: ['border-radius'],
      own: false,
    },
  ]));

test('The installed button sets its gap and leaves its height to what is around it', () => {
  const found = readVariables('Button', joySources.Button ?? '');
  const by = new Map(found.map((one) => [one.name, one]));
  expect(by.get('--Button-gap')).toMatchObject({ own: true, values: { md: '0.5rem' } });
  expect(by.get('--Button-minHeight')).toMatchObject({ own: false, values: { md: '2.25rem' } });
});

test('A name of the code says nothing to readers, and a size may be that of an instance', () => {
  const text = `
const RingRoot = styled('span')({
  '--Ring-percent': ownerState.value,
  ...(instanceSize === 'lg' && {
    '--Ring-gap': '8px',
  }),
  '--Ring-radius': theme.radius.sm
});
`;
  const values = readVariables('Ring', text).map((one) => [one.name, one.values]);
  expect(Object.fromEntries(values)).toMatchObject({
    '--Ring-percent': { all: 'computed' },
    '--Ring-gap': { lg: '8px' },
  });
});
