import { Button } from '@mui/base/Button';
import type { ButtonProps } from '@mui/base/Button';

const icons = {
  previous: 'M5 5h3v14H5zM20 5v14L9 12z',
  play: 'M7 4v16l13-8z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  next: 'M16 5h3v14h-3zM4 5v14l11-7z',
};

const looks = {
  plain:
    'bg-transparent text-slate-900 hover:bg-slate-100 dark:text-slate-100 dark:hover:bg-slate-700',
  solid:
    'bg-indigo-600 text-white hover:bg-indigo-700 dark:bg-indigo-300 dark:text-indigo-950 dark:hover:bg-indigo-200',
};

interface IconButtonProps extends ButtonProps {
  icon: keyof typeof icons;
  label: string;
  look?: keyof typeof looks;
}

export function IconButton({
  icon,
  label,
  look = 'plain',
  ...props
}: IconButtonProps) {
  return (
    <Button
      {...props}
      aria-label={label}
      className={`grid size-11 cursor-pointer place-items-center rounded-full border-0 p-0 outline-offset-2 outline-indigo-600 focus-visible:outline-2 active:translate-y-px aria-disabled:cursor-not-allowed aria-disabled:opacity-50 dark:outline-indigo-300 ${looks[look]}`}
    >
      <svg className="size-5 fill-current" viewBox="0 0 24 24" aria-hidden>
        <path d={icons[icon]} />
      </svg>
    </Button>
  );
}
