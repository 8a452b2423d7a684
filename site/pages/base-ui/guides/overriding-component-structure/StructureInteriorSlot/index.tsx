import type { ReactNode } from 'react';
import { Slider } from '@mui/base/Slider';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/slider.css';
import './flag.css';

function Bubble({ children }: { children?: ReactNode }) {
  return (
    <output className="flag" aria-hidden="true">
      {children}
    </output>
  );
}

export default function StructureInteriorSlot() {
  return (
    <Slider
      className="quiet-slider with-flag"
      aria-label="Brightness"
      defaultValue={60}
      valueLabelFormat={(value) => `${value}%`}
      isRtl={useRtl()}
      slots={{ root: 'div', valueLabel: Bubble }}
    />
  );
}
