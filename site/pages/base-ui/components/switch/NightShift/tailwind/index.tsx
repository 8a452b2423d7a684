import { Switch } from '@mui/base/Switch';
import type { SwitchOwnerState, SwitchThumbSlotProps } from '@mui/base/Switch';

function ShiftThumb({ ownerState, ...props }: SwitchThumbSlotProps) {
  return (
    <span {...props}>{ownerState.checked ? 'Night shift' : 'Day shift'}</span>
  );
}

function root({ focusVisible }: SwitchOwnerState) {
  const ring = focusVisible ? 'outline-2 outline-offset-2' : '';
  return {
    className: `relative block w-[200px] rounded-xl border border-slate-500 p-1 outline-slate-700 dark:border-slate-400 dark:outline-slate-300 ${ring}`,
  };
}

function thumb({ checked }: SwitchOwnerState) {
  const look = checked
    ? 'ms-auto bg-slate-700 text-white dark:bg-slate-300 dark:text-slate-900'
    : 'bg-slate-200 text-slate-900 dark:bg-slate-700 dark:text-slate-100';
  return {
    className: `block w-fit rounded-lg border border-transparent px-4 py-1.5 ${look}`,
  };
}

const input = {
  'aria-label': 'Night shift',
  className: 'absolute inset-0 m-0 size-full cursor-pointer opacity-0',
};

export default function NightShift() {
  return (
    <Switch
      defaultChecked
      slots={{ track: null, thumb: ShiftThumb }}
      slotProps={{ root, thumb, input }}
    />
  );
}
