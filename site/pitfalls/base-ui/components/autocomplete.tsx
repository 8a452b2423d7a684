import { useState } from 'react';
import { useAutocomplete, type UseAutocompleteProps } from '@mui/base/useAutocomplete';
import type { Pitfall } from '../../pitfall';
import { boxOf } from '../../symptoms';

const options = ['Lisbon', 'Madrid', 'Oslo'];

type Props = Pick<UseAutocompleteProps<string, false, false, false>, 'onHighlightChange'>;

function useCities(props: Props = {}) {
  return useAutocomplete({ options, ...props });
}

function Cities({ byClass }: { byClass: boolean }) {
  const [current, setCurrent] = useState<string | null>(null);
  const city = useCities({ onHighlightChange: (_event, option) => setCurrent(option) });
  return (
    <div {...city.getRootProps()}>
      <input {...city.getInputProps()} />
      <ul {...city.getListboxProps()}>
        {(city.groupedOptions as string[]).map((option, index) => (
          <li
            {...city.getOptionProps({ option, index })}
            key={option}
            className={byClass && option === current ? 'option current' : 'option'}
            data-current={option === current}
          >
            {option}
          </li>
        ))}
      </ul>
    </div>
  );
}

const numbers = Array.from({ length: 20 }, (_, index) => `Gate ${index + 1}`);

function Gates({ position }: { position: 'static' | 'relative' }) {
  const gate = useAutocomplete({ options: numbers });
  return (
    <div style={{ paddingTop: 150 }}>
      <div {...gate.getRootProps()}>
        <input {...gate.getInputProps()} />
      </div>
      <ul {...gate.getListboxProps()} style={{ position, height: 100, overflow: 'auto' }}>
        {(gate.groupedOptions as string[]).map((option, index) => (
          <li {...gate.getOptionProps({ option, index })} key={option}>
            {option}
          </li>
        ))}
      </ul>
    </div>
  );
}

function WithButton({ keepsFocus }: { keepsFocus: boolean }) {
  const city = useCities();
  return (
    <>
      <div {...city.getRootProps()}>
        <input {...city.getInputProps()} />
      </div>
      {city.popupOpen && <ul {...city.getListboxProps()} />}
      <button onMouseDown={(event) => keepsFocus && event.preventDefault()}>Reload</button>
    </>
  );
}

export default [
  {
    lead: 'The list scrolls away from the highlight.',
    Failing: () => <Gates position="static" />,
    Fixed: () => <Gates position="relative" />,
    symptom: async (stage) => {
      await stage.click('input');
      await stage.press('ArrowDown');
      const list = await boxOf(stage, 'ul');
      const option = await boxOf(stage, '.Mui-focused');
      return option.bottom <= list.top || option.top >= list.bottom;
    },
  },
  {
    lead: 'The highlight disappears after a render.',
    Failing: () => <Cities byClass />,
    Fixed: () => <Cities byClass={false} />,
    symptom: async ({ click, press }) => {
      await click('input');
      await press('ArrowDown');
      return document.querySelector('.Mui-focused') === null;
    },
  },
  {
    lead: 'A button beside the list closes it.',
    Failing: () => <WithButton keepsFocus={false} />,
    Fixed: () => <WithButton keepsFocus />,
    symptom: async ({ click }) => {
      await click('input');
      await click('button');
      return document.querySelector('[role="listbox"]') === null;
    },
  },
] satisfies Pitfall[];
