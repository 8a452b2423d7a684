import { useState } from 'react';
import { IconButton } from './IconButton';

export default function PlayerButtons() {
  const [playing, setPlaying] = useState(false);

  return (
    <div className="flex items-center gap-3">
      <IconButton
        icon="previous"
        label="Previous song"
        disabled
        focusableWhenDisabled
      />
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={playing ? 'Pause' : 'Play'}
        look="solid"
        onClick={() => setPlaying(!playing)}
      />
      <IconButton icon="next" label="Next song" />
    </div>
  );
}
