import { useState } from 'react';
import { Button } from '@mui/base/Button';
import type { ButtonProps } from '@mui/base/Button';

function Action(props: ButtonProps) {
  return (
    <Button
      className="cursor-pointer rounded-lg border-0 font-sans bg-slate-700 px-4 py-2 text-base font-semibold text-white hover:bg-slate-600 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-slate-700 active:translate-y-px disabled:cursor-not-allowed disabled:opacity-50 dark:bg-slate-300 dark:text-slate-900 dark:hover:bg-slate-200 dark:focus-visible:outline-slate-300"
      {...props}
    />
  );
}

export default function ButtonIntroduction() {
  const [reserved, setReserved] = useState(false);

  return (
    <div className="flex flex-wrap gap-4">
      <Action onClick={() => setReserved(!reserved)}>
        {reserved ? 'Cancel Friday' : 'Reserve Friday'}
      </Action>
      <Action disabled>Saturday is full</Action>
    </div>
  );
}
