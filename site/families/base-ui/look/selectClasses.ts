/** Utilities of Tailwind CSS for each part of a select. */
export const tw = {
  field: 'grid w-[min(100%,280px)] gap-1.5',
  label:
    '[font-family:system-ui,sans-serif] text-sm font-medium text-slate-900 dark:text-slate-100',
  trigger:
    "relative box-border flex min-h-[42px] w-full cursor-pointer flex-wrap items-center gap-1 rounded-lg border border-solid border-slate-500 bg-white py-2 ps-3 pe-9 text-start [font-family:system-ui,sans-serif] text-[15px] leading-6 text-slate-900 after:absolute after:end-3.5 after:top-[calc(50%-3px)] after:h-[7px] after:w-[11px] after:bg-current after:[clip-path:polygon(0_15%,13%_0,50%_58%,87%_0,100%_15%,50%_100%)] after:content-[''] hover:border-slate-900 focus-visible:border-indigo-600 focus-visible:outline focus-visible:outline-indigo-600 aria-expanded:border-indigo-600 aria-expanded:outline aria-expanded:outline-indigo-600 disabled:cursor-not-allowed disabled:bg-slate-100 disabled:text-slate-600 dark:border-slate-400 dark:bg-slate-900 dark:text-slate-100 dark:hover:border-slate-100 dark:focus-visible:border-indigo-300 dark:focus-visible:outline-indigo-300 dark:aria-expanded:border-indigo-300 dark:aria-expanded:outline-indigo-300 dark:disabled:bg-slate-700 dark:disabled:text-slate-400",
  popup: 'z-1',
  listbox:
    'm-0 box-border max-h-[300px] w-[280px] max-w-[calc(100vw-32px)] list-none overflow-auto rounded-[10px] border border-solid border-slate-200 bg-white p-1 [font-family:system-ui,sans-serif] text-[15px] leading-6 text-slate-900 shadow-[0_12px_32px_rgb(15_23_42/0.18)] dark:border-slate-700 dark:bg-slate-800 dark:text-slate-100',
  option:
    "relative cursor-pointer rounded-md py-1.5 ps-2.5 pe-8 hover:bg-slate-100 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-indigo-600 aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-slate-600 aria-selected:font-semibold aria-selected:after:absolute aria-selected:after:end-[11px] aria-selected:after:top-[calc(50%-5px)] aria-selected:after:h-[11px] aria-selected:after:w-[13px] aria-selected:after:bg-indigo-600 aria-selected:after:[clip-path:polygon(14%_44%,0_62%,38%_100%,100%_18%,84%_0,36%_66%)] aria-selected:after:content-[''] dark:hover:bg-slate-700 dark:focus-visible:outline-indigo-300 dark:aria-disabled:text-slate-400 dark:aria-selected:after:bg-indigo-300 [&.base-Option-highlighted]:bg-slate-100 dark:[&.base-Option-highlighted]:bg-slate-700",
  groupLabel:
    'block px-2.5 pt-2 pb-1 text-[13px] leading-5 font-semibold text-slate-600 dark:text-slate-400',
  groupList: 'list-none p-0',
  chip: 'rounded-md border border-solid border-slate-200 bg-slate-100 px-2 py-px text-sm dark:border-slate-700 dark:bg-slate-700',
};
