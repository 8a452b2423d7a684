import { Switch as BaseSwitch } from '@mui/base/Switch';
import type { SwitchProps } from '@mui/base/Switch';

const look = {
  root: {
    className:
      'group relative h-6 w-11 shrink-0 [&.base--disabled]:cursor-not-allowed [&.base--disabled]:opacity-50',
  },
  track: {
    className:
      'absolute inset-0 rounded-full border-2 border-slate-500 outline-offset-2 outline-slate-700 group-[.base--checked]:border-slate-700 group-[.base--checked]:bg-slate-700 group-[.base--focusVisible]:outline-2 dark:border-slate-400 dark:outline-slate-300 dark:group-[.base--checked]:border-slate-300 dark:group-[.base--checked]:bg-slate-300',
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
  return <BaseSwitch {...props} slotProps={look} />;
}

const row = 'flex items-center justify-between gap-6';

export default function SwitchIntroduction() {
  return (
    <div className="grid w-80 max-w-full gap-4">
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
