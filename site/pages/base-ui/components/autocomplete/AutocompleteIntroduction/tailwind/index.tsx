import { useAutocomplete } from '@mui/base/useAutocomplete';

const input =
  'box-border w-full rounded-lg border border-slate-500 bg-white px-3 py-2 font-sans text-[15px]/6 text-inherit outline-indigo-600 placeholder:text-slate-600 focus:border-indigo-600 focus:outline-1 dark:border-slate-400 dark:bg-slate-900 dark:outline-indigo-300 dark:placeholder:text-slate-400 dark:focus:border-indigo-300';

const listbox =
  'relative m-0 box-border max-h-[220px] list-none overflow-auto rounded-[10px] border border-solid border-slate-200 bg-white p-1 shadow-[0_12px_32px_rgb(15_23_42/0.18)] dark:border-slate-700 dark:bg-slate-800';

const item =
  'cursor-pointer rounded-md px-2.5 py-1.5 -outline-offset-2 outline-indigo-600 aria-selected:font-semibold dark:outline-indigo-300 [&.Mui-focused]:bg-slate-100 dark:[&.Mui-focused]:bg-slate-700 [&.Mui-focusVisible]:outline-2';

const cities = ['Bergen', 'Bilbao', 'Bologna', 'Bordeaux', 'Brno'];

export default function AutocompleteIntroduction() {
  const city = useAutocomplete({ options: cities });
  const found = city.groupedOptions as string[];

  return (
    <div className="grid w-80 max-w-full gap-1.5 font-sans text-[15px]/6 text-slate-900 dark:text-slate-100">
      <label className="text-sm font-medium" {...city.getInputLabelProps()}>
        City
      </label>
      <div {...city.getRootProps()}>
        <input
          {...city.getInputProps()}
          className={input}
          placeholder="Type bo"
        />
      </div>
      {found.length > 0 && (
        <ul {...city.getListboxProps()} className={listbox}>
          {found.map((option, index) => (
            <li
              {...city.getOptionProps({ option, index })}
              key={option}
              className={item}
            >
              {option}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
