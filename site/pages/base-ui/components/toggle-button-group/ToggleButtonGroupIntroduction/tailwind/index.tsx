import { useState } from 'react';
import { Button } from '@mui/base/Button';

const group =
  'inline-flex gap-0.5 rounded-[10px] border border-slate-200 bg-slate-100 p-[3px] dark:border-slate-700 dark:bg-slate-700';

const toggle =
  'cursor-pointer rounded-[7px] border border-transparent bg-transparent px-3 py-[7px] font-sans text-[15px]/5 font-medium text-slate-900 outline-offset-1 outline-indigo-600 aria-pressed:border-slate-500 aria-pressed:bg-white dark:text-slate-100 dark:outline-indigo-300 dark:aria-pressed:border-slate-400 dark:aria-pressed:bg-slate-900 forced-colors:aria-pressed:border-[Highlight] [&.base--focusVisible]:outline-2';

const views = ['Day', 'Week', 'Month'];

export default function ToggleButtonGroupIntroduction() {
  const [view, setView] = useState('Week');

  return (
    <div className={group} role="group" aria-label="Calendar view">
      {views.map((one) => (
        <Button
          className={toggle}
          key={one}
          aria-pressed={one === view}
          onClick={() => setView(one)}
        >
          {one}
        </Button>
      ))}
    </div>
  );
}
