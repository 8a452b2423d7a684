import { Switch } from '@mui/base/Switch';

export default function SwitchTailwind() {
  return (
    <label className="flex items-center gap-6 font-sans text-[15px]/6">
      Weekly digest
      <Switch
        className="group relative h-6 w-11 outline-offset-2 outline-indigo-600 dark:outline-indigo-300 [&.base--focusVisible]:outline-2"
        defaultChecked
        slotProps={{
          track: {
            className:
              'absolute inset-0 rounded-full bg-slate-500 group-[.base--checked]:bg-indigo-600 dark:bg-slate-400 dark:group-[.base--checked]:bg-indigo-300',
          },
          thumb: {
            className:
              'absolute inset-s-1 top-1 rounded-full border-8 border-solid border-white group-[.base--checked]:inset-s-6 dark:border-slate-900',
          },
          input: { className: 'absolute inset-0 m-0 size-full opacity-0' },
        }}
      />
    </label>
  );
}
