import { Button as BaseButton } from '@mui/base/Button';
import type { ButtonProps } from '@mui/base/Button';

function Button(props: ButtonProps) {
  return (
    <BaseButton
      {...props}
      className="cursor-pointer rounded-lg border border-transparent bg-indigo-600 px-4 py-2 font-sans text-[15px]/5 font-medium text-white outline-offset-2 outline-indigo-600 focus-visible:outline-2 disabled:cursor-not-allowed disabled:opacity-50 dark:bg-indigo-300 dark:text-indigo-950 dark:outline-indigo-300"
    />
  );
}

export default function StyledButton() {
  return (
    <div className="flex flex-wrap gap-4">
      <Button>Create project</Button>
      <Button disabled>Import project</Button>
    </div>
  );
}
