import { useState } from 'react';
import { CssTransition } from '@mui/base/Transitions';
import {
  TransitionContext,
  useTransitionTrigger,
} from '@mui/base/useTransition';

export default function TransitionIntroduction() {
  const [open, setOpen] = useState(true);
  const { contextValue, hasExited } = useTransitionTrigger(open);

  return (
    <div className="grid h-[150px] w-80 max-w-full content-start justify-items-start gap-4 font-sans text-[15px]/6">
      <button
        className="cursor-pointer rounded-lg border-0 bg-indigo-600 px-4 py-2 font-sans text-[15px]/6 font-medium text-white outline-offset-2 outline-indigo-600 focus-visible:outline-2 dark:bg-indigo-300 dark:text-indigo-950 dark:outline-indigo-300"
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide details' : 'Show details'}
      </button>
      <TransitionContext.Provider value={contextValue}>
        <div style={{ visibility: hasExited ? 'hidden' : 'visible' }}>
          <CssTransition
            className="rounded-xl border border-slate-200 bg-white p-5 text-slate-900 transition duration-200 motion-reduce:duration-1 dark:border-slate-700 dark:bg-slate-800 dark:text-slate-100"
            enterClassName="opacity-100"
            exitClassName="-translate-y-2 opacity-0"
          >
            Order 4021 leaves the warehouse on Tuesday.
          </CssTransition>
        </div>
      </TransitionContext.Provider>
    </div>
  );
}
