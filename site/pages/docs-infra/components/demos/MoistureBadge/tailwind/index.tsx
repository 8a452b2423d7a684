import { useState } from 'react';

export default function MoistureBadge() {
  const [percent, setPercent] = useState(18);
  const dry = percent < 30;
  const ground = dry
    ? 'bg-amber-700 dark:bg-amber-300'
    : 'bg-green-800 dark:bg-green-300';

  return (
    <div className="flex items-center gap-4">
      <output
        className={`rounded-full px-4 py-1 text-white dark:text-black ${ground}`}
      >
        {percent} % {dry ? 'dry' : 'moist'}
      </output>
      <button
        type="button"
        className="cursor-pointer border-0 bg-transparent p-2 text-base font-medium text-current underline disabled:cursor-default disabled:no-underline disabled:opacity-60"
        onClick={() => setPercent(percent + 20)}
        disabled={!dry}
      >
        Water the fern
      </button>
    </div>
  );
}
