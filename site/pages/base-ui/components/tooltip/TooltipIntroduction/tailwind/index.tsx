import { Tooltip } from '../../../../../../families/base-ui/look/Tooltip';

const button =
  'cursor-pointer rounded-lg border border-solid px-4 py-2 [font-family:system-ui,sans-serif] text-[15px]/5 font-medium outline-offset-2 outline-indigo-600 focus-visible:outline-2 dark:outline-indigo-300';
const tooltip =
  'z-1500 box-border w-max max-w-[min(260px,calc(100vw-32px))] rounded-md bg-slate-800 px-2.5 py-1 [font-family:system-ui,sans-serif] text-sm text-slate-50 dark:bg-slate-200 dark:text-slate-900';

export default function TooltipIntroduction() {
  return (
    <div className="flex flex-wrap gap-3">
      <Tooltip className={tooltip} title="Visible to your team">
        <button
          type="button"
          className={`${button} border-transparent bg-indigo-600 text-white dark:bg-indigo-300 dark:text-indigo-950`}
        >
          Publish
        </button>
      </Tooltip>
      <Tooltip className={tooltip} title="Keeps 30 versions">
        <button
          type="button"
          className={`${button} border-slate-500 bg-white text-slate-900 dark:border-slate-400 dark:bg-slate-900 dark:text-slate-100`}
        >
          Save draft
        </button>
      </Tooltip>
    </div>
  );
}
