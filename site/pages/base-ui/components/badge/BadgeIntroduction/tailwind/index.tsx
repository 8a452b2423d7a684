import { Badge as BaseBadge } from '@mui/base/Badge';
import type { BadgeProps } from '@mui/base/Badge';

const badge = {
  className:
    'absolute -top-[9px] -inset-e-[9px] grid h-5 min-w-5 place-items-center rounded-full bg-indigo-600 px-1.5 font-sans text-xs font-semibold text-white [&.base-Badge-invisible]:hidden dark:bg-indigo-300 dark:text-indigo-950',
};

function Badge(props: BadgeProps) {
  return (
    <BaseBadge
      {...props}
      className="relative inline-flex"
      slotProps={{ badge }}
    />
  );
}

const tile =
  'rounded-lg border border-slate-500 bg-white px-4 py-2 font-sans text-[15px]/5 font-medium text-slate-900 dark:border-slate-400 dark:bg-slate-900 dark:text-slate-100';

export default function BadgeIntroduction() {
  return (
    <div className="flex flex-wrap gap-8">
      <Badge badgeContent={4}>
        <span className={tile}>Inbox</span>
      </Badge>
      <Badge badgeContent={128}>
        <span className={tile}>Archive</span>
      </Badge>
    </div>
  );
}
