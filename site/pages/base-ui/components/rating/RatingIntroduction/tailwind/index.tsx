import { useId } from 'react';

const rating = 'm-0 flex w-fit border-0 p-0 text-amber-700 dark:text-amber-400';

// Empty stars are those after the chosen one, or after the one under the pointer.
const star =
  "relative rounded-md p-1 -outline-offset-1 outline-indigo-600 before:block before:size-7 before:bg-current before:[clip-path:polygon(50%_4%,62%_37%,97%_38%,69%_60%,79%_94%,50%_74%,21%_94%,31%_60%,3%_38%,38%_37%)] before:content-[''] has-focus-visible:outline-2 dark:outline-indigo-300 forced-colors:before:forced-color-adjust-none [label:has(:checked)~&]:text-slate-500 [label:hover~&]:!text-slate-500 [fieldset:hover_&]:text-amber-700 dark:[label:has(:checked)~&]:text-slate-400 dark:[label:hover~&]:!text-slate-400 dark:[fieldset:hover_&]:text-amber-400";

const words = ['Bad', 'Poor', 'Fair', 'Good', 'Great'];

export default function RatingIntroduction() {
  const name = useId();

  return (
    <fieldset className={rating}>
      <legend className="mb-1 p-0 font-sans text-sm font-medium text-slate-900 dark:text-slate-100">
        Your stay
      </legend>
      {words.map((word, index) => (
        <label className={star} key={word}>
          <input
            className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            type="radio"
            name={name}
            aria-label={`${index + 1} of 5, ${word}`}
            value={index + 1}
            defaultChecked={index === 3}
          />
        </label>
      ))}
    </fieldset>
  );
}
