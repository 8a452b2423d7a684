export default function PlayerMarkup() {
  return (
    <section
      aria-label="Current song"
      className="box-border grid w-80 max-w-full gap-4 rounded-2xl border border-solid border-slate-200 bg-white p-5 font-sans text-slate-900 shadow-lg dark:border-slate-700 dark:bg-slate-800 dark:text-slate-100"
    >
      <div className="flex items-center gap-4">
        <div className="size-16 shrink-0 rounded-xl bg-linear-to-br from-indigo-400 to-rose-400" />
        <div className="grid gap-1">
          <strong className="text-base/5">Low Tide</strong>
          <span className="text-sm/5 text-slate-600 dark:text-slate-300">
            The Night Ferries
          </span>
        </div>
      </div>
      <div className="h-1 rounded-full bg-slate-300 dark:bg-slate-600" />
      <div className="flex justify-between text-sm/5 tabular-nums text-slate-600 dark:text-slate-300">
        <span>0:54</span>
        <span>3:12</span>
      </div>
    </section>
  );
}
