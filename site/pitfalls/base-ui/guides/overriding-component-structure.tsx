import { useState } from 'react';
import { Input } from '@mui/base/Input';
import { prepareForSlot } from '@mui/base/utils';
import type { Pitfall } from '../../pitfall';
import { valueOf } from '../../symptoms';

const Outside = prepareForSlot('section');

function City({ during }: { during: boolean }) {
  const [city, setCity] = useState('');
  const root = during ? prepareForSlot('section') : Outside;
  return <Input slots={{ root }} value={city} onChange={(event) => setCity(event.target.value)} />;
}

export default [
  {
    lead: 'A field loses focus after each letter.',
    Failing: () => <City during />,
    Fixed: () => <City during={false} />,
    symptom: async (stage) => {
      await stage.click('input');
      await stage.type('Os');
      return (await valueOf(stage)) !== 'Os';
    },
  },
] satisfies Pitfall[];
