import { Button as BaseButton } from '@mui/base/Button';
import type { ButtonProps } from '@mui/base/Button';

const shared =
  'cursor-pointer rounded-lg border px-4 py-2 font-sans text-[15px]/5 font-medium outline-offset-2 outline-indigo-600 focus-visible:outline-2 active:translate-y-px disabled:cursor-not-allowed disabled:opacity-50 dark:outline-indigo-300';
const looks = {
  solid:
    'border-transparent bg-indigo-600 text-white dark:bg-indigo-300 dark:text-indigo-950',
  outlined:
    'border-slate-500 bg-white text-slate-900 dark:border-slate-400 dark:bg-slate-900 dark:text-slate-100',
};

function Button({
  look = 'solid',
  ...props
}: ButtonProps & { look?: keyof typeof looks }) {
  return <BaseButton {...props} className={`${shared} ${looks[look]}`} />;
}

export default function ButtonIntroduction() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button>Save changes</Button>
      <Button look="outlined">Preview</Button>
      <Button disabled>Publish</Button>
    </div>
  );
}
