import { Popup } from '../look/specimen';
import { quiet } from '../look/quiet';

export default function SnackbarSpecimen() {
  return (
    <Popup style={{ display: 'flex', gap: 20, padding: '10px 16px' }}>
      Draft saved <strong style={{ color: quiet.accent }}>Undo</strong>
    </Popup>
  );
}
