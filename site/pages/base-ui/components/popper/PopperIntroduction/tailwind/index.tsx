import { useState } from 'react';
import { Popper } from '@mui/base/Popper';

const text = '[font-family:system-ui,sans-serif] text-[15px]/6';

const modifiers = [{ name: 'offset', options: { offset: [0, 8] } }];

export default function PopperIntroduction() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(true);

  return (
    <div className="grid min-h-[200px] w-full place-items-center">
      <button
        type="button"
        className={`cursor-pointer rounded-lg border-0 bg-indigo-600 px-4 py-2 font-medium text-white outline-offset-2 outline-indigo-600 focus-visible:outline-2 dark:bg-indigo-300 dark:text-indigo-950 dark:outline-indigo-300 ${text}`}
        ref={setAnchor}
        aria-describedby={open ? 'delivery' : undefined}
        onClick={() => setOpen(!open)}
      >
        Delivery
      </button>
      <Popper
        id="delivery"
        className="z-1"
        anchorEl={anchor}
        open={open}
        modifiers={modifiers}
      >
        <div
          className={`box-border w-max max-w-[min(260px,calc(100vw-32px))] rounded-[10px] border border-solid border-slate-200 bg-white px-4 py-2.5 text-slate-900 shadow-[0_12px_32px_rgb(15_23_42/0.18)] dark:border-slate-700 dark:bg-slate-800 dark:text-slate-100 ${text}`}
        >
          Leaves today before 17:00
        </div>
      </Popper>
    </div>
  );
}
