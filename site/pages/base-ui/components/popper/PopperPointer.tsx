import { useRef, useState } from 'react';
import { Popper } from '@mui/base/Popper';
import type { PopperProps } from '@mui/base/Popper';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/popup.css';
import './anchor.css';

type Instance = NonNullable<
  Extract<PopperProps['popperRef'], { current: unknown }>['current']
>;

export default function PopperPointer() {
  const [open, setOpen] = useState(false);
  const popperRef = useRef<Instance>(null);
  const point = useRef({ x: 0, y: 0 });

  return (
    <div className="quiet-stage">
      <div
        className="popper-anchor"
        onMouseEnter={() => setOpen(true)}
        onMouseLeave={() => setOpen(false)}
        onMouseMove={(event) => {
          point.current = { x: event.clientX, y: event.clientY };
          void popperRef.current?.update();
        }}
      >
        Hover here
      </div>
      <Popper
        className="quiet-float"
        aria-hidden
        open={open}
        popperRef={popperRef}
        placement="right-start"
        anchorEl={{
          getBoundingClientRect: () =>
            new DOMRect(point.current.x + 12, point.current.y + 12),
        }}
      >
        <div className="quiet-bubble">Follows the pointer</div>
      </Popper>
    </div>
  );
}
