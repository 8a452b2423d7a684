import { useState } from 'react';
import { Snackbar } from '@mui/base/Snackbar';

const text = '[font-family:system-ui,sans-serif] text-[15px]/6';

export default function SnackbarIntroduction() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <div
        className={`box-border flex w-[min(100%,360px)] items-center justify-between rounded-xl border border-solid border-slate-200 bg-white p-5 text-slate-900 dark:border-slate-700 dark:bg-slate-800 dark:text-slate-100 ${text}`}
      >
        Invoice 1042
        <button
          type="button"
          className={`cursor-pointer rounded-lg border border-solid border-slate-500 bg-white px-4 py-2 font-medium text-slate-900 outline-offset-2 outline-indigo-600 focus-visible:outline-2 dark:border-slate-400 dark:bg-slate-900 dark:text-slate-100 dark:outline-indigo-300 ${text}`}
          onClick={() => setOpen(true)}
        >
          Archive
        </button>
      </div>
      <div role="status">
        <Snackbar
          className="fixed inset-x-4 bottom-4 z-1400 mx-auto w-fit"
          open={open}
          autoHideDuration={6000}
          onClose={close}
        >
          <div
            className={`flex items-center gap-6 rounded-[10px] bg-slate-800 px-4 py-3 text-slate-50 shadow-[0_12px_32px_rgb(15_23_42/0.18)] dark:bg-slate-200 dark:text-slate-900 ${text}`}
          >
            Invoice archived
            <button
              type="button"
              className={`cursor-pointer rounded-md border-0 bg-transparent px-2 py-1 font-semibold text-indigo-200 focus-visible:outline-2 dark:text-indigo-800 ${text}`}
              onClick={close}
            >
              Undo
            </button>
          </div>
        </Snackbar>
      </div>
    </>
  );
}
