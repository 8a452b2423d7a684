import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Tile } from '../look/specimen';

export default function ClickAwayListenerSpecimen() {
  return (
    <ClickAwayListener onClickAway={() => undefined}>
      <Tile>
        Closes on a press <br /> outside of it
      </Tile>
    </ClickAwayListener>
  );
}
