import { useId } from 'react';

const label =
  'flex items-start gap-2.5 has-disabled:cursor-not-allowed has-disabled:text-slate-600 dark:has-disabled:text-slate-400';

const radio =
  "my-0.5 grid size-5 shrink-0 appearance-none place-content-center rounded-full border-2 border-slate-500 bg-white outline-offset-2 outline-indigo-600 before:size-2 before:rounded-full before:bg-white checked:border-indigo-600 checked:bg-indigo-600 checked:before:content-[''] focus-visible:outline-2 disabled:opacity-60 dark:border-slate-400 dark:bg-slate-900 dark:outline-indigo-300 dark:before:bg-slate-900 dark:checked:border-indigo-300 dark:checked:bg-indigo-300 forced-colors:appearance-auto";

export default function RadioGroupIntroduction() {
  const name = useId();

  return (
    <fieldset className="m-0 grid w-90 max-w-full gap-2 border-0 p-0 font-sans text-[15px]/6 text-slate-900 dark:text-slate-100">
      <legend className="mb-2 p-0 text-sm font-medium">Shipping</legend>
      <label className={label}>
        <input
          className={radio}
          type="radio"
          name={name}
          value="standard"
          defaultChecked
        />
        Standard, 3 to 5 days
      </label>
      <label className={label}>
        <input className={radio} type="radio" name={name} value="express" />
        Express, next day
      </label>
      <label className={label}>
        <input
          className={radio}
          type="radio"
          name={name}
          value="pickup"
          disabled
        />
        Pickup (no store nearby)
      </label>
    </fieldset>
  );
}
