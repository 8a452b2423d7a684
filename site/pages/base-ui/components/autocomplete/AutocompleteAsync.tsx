import { useEffect, useState } from 'react';
import { Combobox } from '../../../../families/base-ui/look/Combobox';

const projects = ['Harbor bridge', 'Harbor crane', 'Canal lock', 'Lighthouse'];

// Stands in for a request: answers after half a second.
async function search(text: string) {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  return projects.filter((name) => name.toLowerCase().includes(text));
}

export default function AutocompleteAsync() {
  const [value, setValue] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [result, setResult] = useState({ text: '', options: projects });

  useEffect(() => {
    let stale = false;
    void search(text.toLowerCase()).then((options) => {
      if (!stale) setResult({ text, options });
    });
    return () => {
      stale = true;
    };
  }, [text]);

  // The chosen project stays an option, even if the response lacks it.
  const others = result.options.filter((name) => name !== value);

  return (
    <div>
      <Combobox
        label="Project"
        placeholder="Type harbor"
        options={value ? [value, ...others] : others}
        value={value}
        onChange={(_event, name) => setValue(name)}
        filterOptions={(options) => options}
        onInputChange={(_event, typed, reason) => {
          if (reason === 'input') setText(typed);
        }}
      />
      <p className="quiet-hint" role="status">
        {text === result.text
          ? `${result.options.length} projects`
          : 'Searching'}
      </p>
    </div>
  );
}
