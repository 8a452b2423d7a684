import { useRef } from 'react';
import { Button, type ButtonActions } from '@mui/base/Button';
import type { Pitfall } from '../../pitfall';

function Search({ byAction }: { byAction: boolean }) {
  const action = useRef<ButtonActions>(null);
  const ref = useRef<HTMLButtonElement>(null);
  const focus = () => (byAction ? action.current?.focusVisible() : ref.current?.focus());
  return (
    <>
      <input onClick={focus} />
      <Button action={action} ref={ref}>
        Search
      </Button>
    </>
  );
}

export default [
  {
    lead: '`action.current.focusVisible()` throws.',
    Failing: () => <Search byAction />,
    Fixed: () => <Search byAction={false} />,
    symptom: async ({ click, messages }) => {
      await click('input');
      return (await messages()).includes("Cannot read properties of null (reading 'focus')");
    },
  },
] satisfies Pitfall[];
