import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useOption } from '@mui/base/useOption';
import { SelectProvider, useSelect } from '@mui/base/useSelect';
import { Box, styled } from '@mui/system';

const colors = { Lemon: '#ffe66d', Mint: '#9be8c4', Peach: '#ffc2a1' };
type Color = keyof typeof colors;
const names = Object.keys(colors) as Color[];

const Trigger = styled('button')({
  padding: '8px 12px',
  border: '1px solid',
  borderRadius: 8,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
});
const List = styled('ul')({
  display: 'flex',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[hidden]': { display: 'none' },
});
const Swatch = styled('li')({
  padding: '8px 12px',
  borderRadius: 8,
  color: '#101828',
  cursor: 'pointer',
  forcedColorAdjust: 'none',
  '&[aria-selected="true"]::before': { content: '"✓ " / ""' },
});

function Pen({ name, children }: { name: Color; children: ReactNode }) {
  const { getRootProps } = useOption({
    value: name,
    label: name,
    disabled: false,
  });

  return (
    <Swatch {...getRootProps()} style={{ backgroundColor: colors[name] }}>
      {children}
    </Swatch>
  );
}

export default function HighlighterColour() {
  const label = useId();
  const [tried, setTried] = useState<Color | null>(null);
  const { contextValue, getButtonProps, getListboxProps, open, value } =
    useSelect<Color>({
      defaultValue: 'Lemon',
      onHighlightChange: (_, name) => setTried(name),
    });
  const shown = (open && tried) || value || 'Lemon';

  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 300 }}>
      <div>
        <span id={label}>Highlighter</span>{' '}
        <Trigger {...getButtonProps()} aria-labelledby={label}>
          {value}
        </Trigger>
      </div>
      <List {...getListboxProps()} aria-labelledby={label} hidden={!open}>
        <SelectProvider value={contextValue}>
          {names.map((name) => (
            <Pen key={name} name={name}>
              {name}
            </Pen>
          ))}
        </SelectProvider>
      </List>
      <span>
        Meet at the{' '}
        <mark style={{ backgroundColor: colors[shown] }}>north gate</mark> at
        nine.
      </span>
    </Box>
  );
}
