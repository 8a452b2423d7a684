import { Switch as BaseSwitch } from '@mui/base/Switch';
import type { SwitchProps } from '@mui/base/Switch';

const parts = {
  root: {
    className:
      'group relative h-6 w-11 shrink-0 [&.base--disabled]:cursor-not-allowed [&.base--disabled]:opacity-50',
  },
  track: {
    className:
      'absolute inset-0 rounded-full border-2 border-slate-500 outline-offset-2 outline-indigo-600 group-[.base--checked]:border-indigo-600 group-[.base--checked]:bg-indigo-600 group-[.base--focusVisible]:outline-2 dark:border-slate-400 dark:outline-indigo-300 dark:group-[.base--checked]:border-indigo-300 dark:group-[.base--checked]:bg-indigo-300',
  },
  // A thumb made of border stays visible in forced colors.
  thumb: {
    className:
      'absolute inset-s-[5px] top-[5px] rounded-full border-[7px] border-slate-500 group-[.base--checked]:inset-s-[25px] group-[.base--checked]:border-white dark:border-slate-400 dark:group-[.base--checked]:border-slate-900',
  },
  input: {
    className: 'absolute inset-0 m-0 size-full cursor-[inherit] opacity-0',
  },
};

function Switch(props: SwitchProps) {
  return <BaseSwitch {...props} slotProps={parts} />;
}

const row = 'flex items-center justify-between gap-6';

export default function SwitchIntroduction() {
  return (
    <div className="box-border grid w-90 max-w-full gap-4 rounded-xl border border-slate-200 bg-white p-5 font-sans text-[15px]/6 text-slate-900 dark:border-slate-700 dark:bg-slate-800 dark:text-slate-100">
      <label className={row}>
        Email for every order
        <Switch defaultChecked />
      </label>
      <label className={row}>
        Weekly summary
        <Switch />
      </label>
      <label className={row}>
        Text message (no number)
        <Switch disabled />
      </label>
    </div>
  );
}
