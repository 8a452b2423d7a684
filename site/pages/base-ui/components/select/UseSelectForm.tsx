import { useState } from 'react';
import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';

interface Person {
  id: number;
  name: string;
}

const people = [
  { value: { id: 7, name: 'Ada' }, label: 'Ada' },
  { value: { id: 9, name: 'Kofi' }, label: 'Kofi' },
];

function Item({ value }: { value: Person }) {
  const { getRootProps, selected } = useOption<Person>({
    value,
    label: value.name,
    disabled: false,
  });
  return (
    <li {...getRootProps()}>
      {selected ? '✓ ' : ''}
      {value.name}
    </li>
  );
}

export default function UseSelectForm() {
  const [sent, setSent] = useState('');
  const select = useSelect<Person, true>({
    multiple: true,
    name: 'people',
    required: true,
    options: people,
    defaultValue: [{ id: 7, name: 'Ada' }],
    areOptionsEqual: (a, b) => a.id === b.id,
    getOptionAsString: ({ value }) => value.name,
    getSerializedValue: (chosen) =>
      chosen.map(({ value }) => value.id).join(','),
  });
  const names = select.value.map((one) => one.name).join(', ');

  return (
    <form
      className="quiet-field"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(String(new FormData(event.currentTarget).get('people')));
      }}
    >
      <button
        type="button"
        {...select.getButtonProps()}
        className="quiet-button quiet-outlined"
        aria-label={`Reviewers: ${names || 'none'}`}
      >
        {names || 'Choose reviewers'}
      </button>
      <ul
        {...select.getListboxProps()}
        className="quiet-label"
        style={{ margin: 0, padding: 0, listStyle: 'none' }}
        aria-label="Reviewers"
        hidden={!select.open}
      >
        <SelectProvider value={select.contextValue}>
          {people.map(({ value }) => (
            <Item key={value.id} value={value} />
          ))}
        </SelectProvider>
      </ul>
      <input {...select.getHiddenInputProps()} />
      <button type="submit" className="quiet-button">
        Save
      </button>
      <span role="status">{sent && `Sent: people=${sent}`}</span>
    </form>
  );
}
