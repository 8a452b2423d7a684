import { useState } from 'react';
import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';
import '../../../../../families/base-ui/look/quiet.css';
import './swatches.css';

const colors = { Lemon: '#ffe66d', Mint: '#9be8c4', Peach: '#ffc2a1' };

type Color = keyof typeof colors;

function Swatch({ color }: { color: Color }) {
  const { getRootProps, selected, highlighted } = useOption({
    value: color,
    label: color,
    disabled: false,
  });

  return (
    <li
      {...getRootProps()}
      className={highlighted ? 'swatch swatch-highlighted' : 'swatch'}
      style={{ backgroundColor: colors[color] }}
    >
      {selected ? `✓ ${color}` : color}
    </li>
  );
}

export default function UseSelectPreview() {
  const [preview, setPreview] = useState<Color | null>(null);
  const select = useSelect<Color>({
    defaultValue: 'Lemon',
    onHighlightChange: (_event, color) => setPreview(color),
  });
  const shown = (select.open && preview) || select.value || 'Lemon';

  return (
    <div className="quiet-field">
      <button
        type="button"
        {...select.getButtonProps()}
        className="quiet-button"
        aria-label="Highlighter"
      >
        {`Highlighter: ${select.value ?? 'none'}`}
      </button>
      <ul
        {...select.getListboxProps()}
        className="swatches"
        aria-label="Highlighters"
        hidden={!select.open}
      >
        <SelectProvider value={select.contextValue}>
          <Swatch color="Lemon" />
          <Swatch color="Mint" />
          <Swatch color="Peach" />
        </SelectProvider>
      </ul>
      <p className="quiet-hint">
        Meet at the{' '}
        <mark style={{ backgroundColor: colors[shown] }}>north gate</mark> at
        nine.
      </p>
    </div>
  );
}
