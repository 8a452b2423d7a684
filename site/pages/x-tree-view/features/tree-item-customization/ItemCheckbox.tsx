import { forwardRef } from 'react';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Checkbox from '@mui/material/Checkbox';
import type { CheckboxProps } from '@mui/material/Checkbox';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { museum } from '../../../../families/x-tree-view/data/museum';

interface StarProps extends CheckboxProps {
  readonly visible?: boolean;
}

const StarCheckbox = forwardRef<HTMLButtonElement, StarProps>(
  function StarCheckbox({ visible, ...props }, ref) {
    if (!visible) return null;
    return (
      <Checkbox
        {...props}
        ref={ref}
        icon={<StarBorder />}
        checkedIcon={<Star />}
        sx={{ p: 0 }}
      />
    );
  },
);

export default function ItemCheckbox() {
  return (
    <RichTreeView
      aria-label="Favorites"
      items={museum}
      multiSelect
      checkboxSelection
      defaultSelectedItems={['science']}
      slotProps={{ item: { slots: { checkbox: StarCheckbox } } }}
    />
  );
}
