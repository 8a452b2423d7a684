import { useEffect, useState, type HTMLAttributes, type Key } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { Pitfall, Stage } from '../../pitfall';

const fruit = ['Apple', 'Pear', 'Plum'];
const field = (params: TextFieldProps) => <TextField {...params} label="Fruit" />;

interface City {
  id: number;
  label: string;
}
const cities: readonly City[] = [{ id: 1, label: 'Oslo' }];
const copied: City = { id: 1, label: 'Oslo' };

function LateValue({ first }: { first: string | null | undefined }) {
  const [value, setValue] = useState(first);
  useEffect(() => setValue('Pear'), []);
  return <Autocomplete options={fruit} value={value} renderInput={field} />;
}

function EmptiedByState() {
  const [text, setText] = useState('');
  return (
    <Autocomplete
      options={fruit}
      value={null}
      inputValue={text}
      onInputChange={(_, next) => setText(next)}
      onChange={() => setText('')}
      renderInput={field}
    />
  );
}

function Searching({ onlyInput }: { onlyInput: boolean }) {
  const [searches, setSearches] = useState('');
  return (
    <>
      <Autocomplete
        options={fruit}
        renderInput={field}
        onInputChange={(_, text, reason) => {
          if (!onlyInput || reason === 'input') setSearches(`${searches} ${text}`);
        }}
      />
      <output>{searches}</output>
    </>
  );
}

const choose = async ({ click }: Stage) => {
  await click('input');
  await click('[role=option]');
};

const textIn = async ({ find }: Stage) => ((await find('input')) as HTMLInputElement).value;

type OptionProps = HTMLAttributes<HTMLLIElement> & { key: Key };

const dir = 'rtl';

export default [
  {
    lead: 'The chosen option is not marked in the list.',
    Failing: () => <Autocomplete options={cities} value={copied} renderInput={field} />,
    Fixed: () => (
      <Autocomplete
        options={cities}
        value={copied}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        renderInput={field}
      />
    ),
    symptom: async ({ click, find, messages }) => {
      await click('input');
      if (await messages()) throw new Error('A message is logged.');
      return (await find('[role=option]')).ariaSelected === 'false';
    },
  },
  {
    lead: 'A component changes from uncontrolled to controlled.',
    Failing: () => <LateValue first={undefined} />,
    Fixed: () => <LateValue first={null} />,
    symptom: async ({ messages }) =>
      (await messages()).includes('is changing the uncontrolled value state of Autocomplete'),
  },
  {
    lead: 'The field does not empty after a choice.',
    Failing: () => <Autocomplete options={fruit} value={null} renderInput={field} />,
    Fixed: EmptiedByState,
    symptom: async (stage) => {
      await choose(stage);
      return (await textIn(stage)) === 'Apple';
    },
  },
  {
    lead: 'A search starts when an option is chosen.',
    Failing: () => <Searching onlyInput={false} />,
    Fixed: () => <Searching onlyInput />,
    symptom: async (stage) => {
      await choose(stage);
      return (await stage.find('output')).textContent.includes('Apple');
    },
  },
  {
    lead: 'Results from the server disappear.',
    Failing: () => <Autocomplete options={fruit} renderInput={field} />,
    Fixed: () => (
      <Autocomplete options={fruit} filterOptions={(options) => options} renderInput={field} />
    ),
    symptom: async ({ click, type }) => {
      await click('input');
      await type('red');
      return document.querySelector('[role=option]') === null;
    },
  },
  {
    lead: 'React warns about a spread `key`.',
    Failing: () => (
      <Autocomplete
        options={fruit}
        renderOption={(props, option) => <li {...props}>{option}</li>}
        renderInput={field}
      />
    ),
    Fixed: () => (
      <Autocomplete
        options={fruit}
        renderOption={({ key, ...props }: OptionProps, option) => (
          <li key={key} {...props}>
            {option}
          </li>
        )}
        renderInput={field}
      />
    ),
    symptom: async ({ click, messages }) => {
      await click('input');
      return (await messages()).includes('A props object containing a "key" prop is being spread');
    },
  },
  {
    lead: 'A `textarea` in `renderInput`',
    Failing: () => (
      <Autocomplete
        freeSolo
        options={fruit}
        renderInput={({ InputProps, inputProps }) => (
          <div ref={InputProps.ref}>
            <textarea {...(inputProps as object)} />
          </div>
        )}
      />
    ),
    Fixed: () => (
      <Autocomplete
        freeSolo
        options={fruit}
        renderInput={({ InputProps, inputProps }) => (
          <div ref={InputProps.ref}>
            <input {...inputProps} />
          </div>
        )}
      />
    ),
    symptom: async ({ messages }) =>
      (await messages()).includes(
        'A textarea element was provided to Autocomplete where input was expected.',
      ),
  },
  {
    lead: 'Left and Right work backward on right-to-left pages.',
    Failing: () => (
      <div dir={dir}>
        <Autocomplete multiple options={fruit} value={['Apple', 'Pear']} renderInput={field} />
      </div>
    ),
    Fixed: () => (
      <div>
        <Autocomplete multiple options={fruit} value={['Apple', 'Pear']} renderInput={field} />
      </div>
    ),
    symptom: async ({ click, press }) => {
      await click('input');
      await press('ArrowLeft', 'ArrowLeft');
      const [first, last] = document.querySelectorAll('.MuiChip-root');
      const goesLeft =
        Number(first?.getBoundingClientRect().left) < Number(last?.getBoundingClientRect().left);
      return document.activeElement === first && !goesLeft;
    },
  },
] satisfies Pitfall[];
