import { useEffect, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import FormControl from '@mui/material/FormControl';
import Input from '@mui/material/Input';
import InputLabel from '@mui/material/InputLabel';
import TextField from '@mui/material/TextField';
import type { Pitfall } from '../../pitfall';

/** A field with a value that arrives after the first render. */
function Late({ first }: { first: string | undefined }) {
  const [value, setValue] = useState(first);
  useEffect(() => setValue('Ada'), []);
  return <TextField label="Name" value={value} />;
}

function FilledByRef() {
  const input = useRef<HTMLInputElement>(null);
  const fill = () => {
    if (input.current) input.current.value = 'Ada';
  };
  return (
    <>
      <TextField label="Name" inputRef={input} />
      <button onClick={fill}>Fill</button>
    </>
  );
}

function FilledByState() {
  const [value, setValue] = useState('');
  return (
    <>
      <TextField label="Name" value={value} />
      <button onClick={() => setValue('Ada')}>Fill</button>
    </>
  );
}

function FromServer({ wrapped }: { wrapped: boolean }) {
  const input = <Input defaultValue="Ada" />;
  const html = renderToString(
    <FormControl>
      <InputLabel>Name</InputLabel>
      {wrapped ? <div>{input}</div> : input}
    </FormControl>,
  );
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

function DefinedInside() {
  const [value, setValue] = useState('');
  const Field = () => (
    <TextField value={value} onChange={(event) => setValue(event.target.value)} />
  );
  return <Field />;
}

function Controlled() {
  const [value, setValue] = useState('');
  return (
    <TextField label="Name" value={value} onChange={(event) => setValue(event.target.value)} />
  );
}

const labelIsLow = () => document.querySelector('label')?.dataset.shrink === 'false';

export default [
  {
    lead: 'The label overlaps the value.',
    Failing: FilledByRef,
    Fixed: FilledByState,
    symptom: async ({ click }) => {
      await click('button');
      return labelIsLow();
    },
  },
  {
    lead: 'React warns that an uncontrolled input becomes controlled.',
    Failing: () => <Late first={undefined} />,
    Fixed: () => <Late first="" />,
    symptom: async ({ messages }) =>
      (await messages()).includes(
        'A component is changing an uncontrolled input to be controlled.',
      ),
  },
  {
    lead: 'The label covers a default value before hydration.',
    Failing: () => <FromServer wrapped />,
    Fixed: () => <FromServer wrapped={false} />,
    symptom: labelIsLow,
  },
  {
    lead: 'Two inputs in one `FormControl` share one state.',
    Failing: () => (
      <FormControl>
        <Input />
        <Input />
      </FormControl>
    ),
    Fixed: () => (
      <>
        <FormControl>
          <Input />
        </FormControl>
        <FormControl>
          <Input />
        </FormControl>
      </>
    ),
    symptom: async ({ messages }) =>
      (await messages()).includes(
        'There are multiple `InputBase` components inside a FormControl.',
      ),
  },
  {
    lead: '`minRows` has no effect.',
    Failing: () => <TextField multiline rows={1} minRows={5} />,
    Fixed: () => <TextField multiline minRows={5} />,
    symptom: async ({ find, messages }) =>
      (await find('textarea')).clientHeight < 60 && (await messages()).includes('minRows'),
  },
  {
    lead: 'The field loses focus after each letter.',
    Failing: DefinedInside,
    Fixed: Controlled,
    symptom: async ({ click, type, find }) => {
      await click('input');
      await type('ab');
      return ((await find('input')) as HTMLInputElement).value === 'a';
    },
  },
] satisfies Pitfall[];
