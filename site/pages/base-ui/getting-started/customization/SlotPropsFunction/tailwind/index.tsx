import { Switch } from '@mui/base/Switch';

export default function SlotPropsFunction() {
  return (
    <label className="flex items-center gap-6 font-sans text-[15px]/6">
      Out of office
      <Switch
        className="relative h-6 w-11 outline-offset-2 outline-indigo-600 dark:outline-indigo-300"
        defaultChecked
        slotProps={{
          root: ({ focusVisible }) => ({
            className: focusVisible ? 'outline-2' : '',
          }),
          track: ({ checked }) => ({
            className: [
              'absolute inset-0 rounded-full',
              checked
                ? 'bg-indigo-600 dark:bg-indigo-300'
                : 'bg-slate-500 dark:bg-slate-400',
            ].join(' '),
          }),
          thumb: ({ checked }) => ({
            className: [
              'absolute top-1 rounded-full border-8 border-solid border-white dark:border-slate-900',
              checked ? 'inset-s-6' : 'inset-s-1',
            ].join(' '),
          }),
          input: { className: 'absolute inset-0 m-0 size-full opacity-0' },
        }}
      />
    </label>
  );
}
