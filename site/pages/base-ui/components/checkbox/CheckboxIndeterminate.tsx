import { useState } from 'react';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/choice.css';

const files = ['contract.pdf', 'plan.dwg', 'photos.zip'];

export default function CheckboxIndeterminate() {
  const [chosen, setChosen] = useState(['plan.dwg']);
  const all = chosen.length === files.length;
  const some = chosen.length > 0 && !all;

  return (
    <fieldset className="quiet-choices" aria-label="Files to download">
      <label className="quiet-choice">
        <input
          type="checkbox"
          ref={(input) => {
            if (input) input.indeterminate = some;
          }}
          checked={all}
          onChange={() => setChosen(all ? [] : files)}
        />
        All files
      </label>
      {files.map((file) => (
        <label className="quiet-choice" key={file}>
          <input
            type="checkbox"
            checked={chosen.includes(file)}
            onChange={(event) =>
              setChosen(
                event.target.checked
                  ? [...chosen, file]
                  : chosen.filter((one) => one !== file),
              )
            }
          />
          {file}
        </label>
      ))}
    </fieldset>
  );
}
