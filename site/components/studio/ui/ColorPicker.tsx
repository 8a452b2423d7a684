import { useState } from 'react';
import {
  type Color,
  ColorArea,
  ColorSlider,
  ColorThumb,
  parseColor,
  SliderTrack,
} from 'react-aria-components';

interface ColorPickerProps {
  readonly label: string;
  /** Six digits. */
  readonly color: string;
  readonly onChange: (color: string) => void;
  readonly onSettle: () => void;
}

/** Saturation and brightness in two directions, and the hue along a line. */
export default function ColorPicker({ label, color, onChange, onSettle }: ColorPickerProps) {
  // Black and grays have no hue of their own: it stays where it was moved to.
  const [held, setHeld] = useState<Color>(() => parseColor(color).toFormat('hsb'));
  const shown =
    held.toString('hex').toLowerCase() === color ? held : parseColor(color).toFormat('hsb');
  const change = (next: Color) => {
    setHeld(next);
    onChange(next.toString('hex').toLowerCase());
  };
  // A row of presses on keys is one step, and so is a drag.
  return (
    <div onPointerDown={onSettle} onBlur={onSettle}>
      <ColorArea
        className="studio-area"
        aria-label={`${label}, saturation and brightness`}
        value={shown}
        colorSpace="hsb"
        xChannel="saturation"
        yChannel="brightness"
        onChange={change}
      >
        <ColorThumb className="studio-thumb" />
      </ColorArea>
      <ColorSlider
        className="studio-hue"
        aria-label={`${label}, hue`}
        value={shown}
        colorSpace="hsb"
        channel="hue"
        onChange={change}
      >
        <SliderTrack className="studio-track">
          <ColorThumb className="studio-thumb" />
        </SliderTrack>
      </ColorSlider>
    </div>
  );
}
