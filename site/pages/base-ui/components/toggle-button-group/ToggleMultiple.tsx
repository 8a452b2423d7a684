import { useState } from 'react';
import { Button } from '@mui/base/Button';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/toggle.css';

const layers = ['Roads', 'Transit', 'Relief'];

export default function ToggleMultiple() {
  const [shown, setShown] = useState(['Roads']);

  return (
    <div className="quiet-toggles" role="group" aria-label="Map layers">
      {layers.map((layer) => {
        const pressed = shown.includes(layer);
        return (
          <Button
            className="quiet-toggle"
            key={layer}
            aria-pressed={pressed}
            onClick={() =>
              setShown(
                pressed
                  ? shown.filter((one) => one !== layer)
                  : [...shown, layer],
              )
            }
          >
            {layer}
          </Button>
        );
      })}
    </div>
  );
}
