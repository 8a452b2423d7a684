const label =
  'flex items-start gap-2.5 has-disabled:cursor-not-allowed has-disabled:text-slate-600 dark:has-disabled:text-slate-400';

const checkbox =
  "my-0.5 grid size-5 shrink-0 appearance-none place-content-center rounded-[5px] border-2 border-slate-500 bg-white outline-offset-2 outline-indigo-600 before:h-2.5 before:w-3 before:bg-white before:[clip-path:polygon(14%_44%,0_62%,38%_100%,100%_18%,84%_0,36%_66%)] checked:border-indigo-600 checked:bg-indigo-600 checked:before:content-[''] focus-visible:outline-2 disabled:opacity-60 dark:border-slate-400 dark:bg-slate-900 dark:outline-indigo-300 dark:before:bg-slate-900 dark:checked:border-indigo-300 dark:checked:bg-indigo-300 forced-colors:appearance-auto";

export default function CheckboxIntroduction() {
  return (
    <div className="box-border grid w-90 max-w-full gap-4 rounded-xl border border-slate-200 bg-white p-5 font-sans text-[15px]/6 text-slate-900 dark:border-slate-700 dark:bg-slate-800 dark:text-slate-100">
      <label className={label}>
        <input className={checkbox} type="checkbox" defaultChecked />
        Email me when a build fails
      </label>
      <label className={label}>
        <input className={checkbox} type="checkbox" />
        Email me when a build passes
      </label>
      <label className={label}>
        <input className={checkbox} type="checkbox" disabled />
        Text message (no number)
      </label>
    </div>
  );
}
