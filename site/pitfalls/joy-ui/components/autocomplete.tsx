import { useEffect, useState, type HTMLAttributes, type Key } from 'react';
import Autocomplete, { autocompleteClasses, createFilterOptions } from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import type { Pitfall } from '../../pitfall';
import { logs, styleOf, textOf, valueOf } from '../../symptoms';

interface Person {
  id: number;
  name: string;
  email: string;
}

type OptionProps = Omit<HTMLAttributes<HTMLLIElement>, 'color'> & { key?: Key };

const people: Person[] = [{ id: 1, name: 'Mira', email: 'kask@example.com' }];
const loadedLater = people.map((person) => ({ ...person }))[0];
const tags = ['apple', 'pear', 'plum'];
const withEmail = createFilterOptions<Person>({
  stringify: (option) => `${option.name} ${option.email}`,
});
const bold = { fontWeight: 600 };
const boldTag = extendTheme({
  components: { JoyAutocomplete: { styleOverrides: { limitTag: bold } } },
});

const People = ({ filterOptions }: { filterOptions?: typeof withEmail }) => (
  <Autocomplete
    options={people}
    getOptionLabel={(option) => option.name}
    filterOptions={filterOptions}
    renderOption={({ key, ...props }: OptionProps, option) => (
      <AutocompleteOption key={key} {...props}>
        {option.name} {option.email}
      </AutocompleteOption>
    )}
  />
);

function Form({ always }: { always: boolean }) {
  const [values, setValues] = useState(['pear']);
  const [sent, setSent] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + 1);
      }}
    >
      <Autocomplete
        multiple
        options={tags}
        value={values}
        onChange={(_event, next) => setValues(next)}
        required={always || values.length === 0}
      />
      <button id="send">Send</button>
      <output>{sent}</output>
    </form>
  );
}

function Late({ first }: { first: string | null | undefined }) {
  const [value, setValue] = useState(first);
  useEffect(() => setValue('pear'), []);
  return <Autocomplete options={tags} value={value} />;
}

export default [
  {
    lead: '"MUI: The value provided to Autocomplete is invalid. None of the options match with `…`."',
    Failing: () => (
      <Autocomplete options={people} value={loadedLater} getOptionLabel={(option) => option.name} />
    ),
    Fixed: () => (
      <Autocomplete
        options={people}
        value={loadedLater}
        getOptionLabel={(option) => option.name}
        isOptionEqualToValue={(option, value) => option.id === value.id}
      />
    ),
    symptom: async ({ messages }) =>
      /The value provided to Autocomplete is invalid\.\s+None of the options match with `/.test(
        await messages(),
      ),
  },
  {
    lead: '"MUI: The `getOptionLabel` method of Autocomplete returned object ([object Object]) instead of a string for …."',
    Failing: () => <Autocomplete open options={people} />,
    Fixed: () => <Autocomplete open options={people} getOptionLabel={(option) => option.name} />,
    symptom: logs(
      'MUI: The `getOptionLabel` method of Autocomplete returned object ([object Object]) instead of a string for {"id":1,',
    ),
  },
  {
    lead: 'Typing does not find what the option shows.',
    Failing: () => <People />,
    Fixed: () => <People filterOptions={withEmail} />,
    symptom: async ({ click, type }) => {
      await click('input');
      await type('kask');
      return document.querySelector('[role=option]') === null;
    },
  },
  {
    lead: 'A required multiple autocomplete blocks the form.',
    Failing: () => <Form always />,
    Fixed: () => <Form always={false} />,
    symptom: async (stage) => {
      await stage.click('#send');
      return (await textOf(stage, 'output')) === '0';
    },
  },
  {
    lead: 'Styles for `limitTag` have no effect in the theme.',
    Failing: () => (
      <CssVarsProvider theme={boldTag}>
        <Autocomplete multiple limitTags={2} options={tags} defaultValue={tags} />
      </CssVarsProvider>
    ),
    Fixed: () => (
      <Autocomplete
        multiple
        limitTags={2}
        options={tags}
        defaultValue={tags}
        sx={{ [`& .${autocompleteClasses.limitTag}`]: bold }}
      />
    ),
    symptom: async (stage) =>
      (await styleOf(stage, `.${autocompleteClasses.limitTag}`)).fontWeight !== '600',
  },
  {
    lead: 'Changing `value` has no effect.',
    Failing: () => <Late first={undefined} />,
    Fixed: () => <Late first={null} />,
    symptom: async (stage) => (await valueOf(stage)) !== 'pear',
  },
] satisfies Pitfall[];
